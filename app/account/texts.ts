export {
  allFieldsRequired,
  emailAddress as email,
  firstName,
  lastName,
  requiredUnlessOptional,
} from '#app/ui/common-texts.ts';

export const password = 'Password';
export const confirmPassword = 'Confirm Password';
export const passwordHint = (minLength: number) => `Password must be at least ${minLength} characters long`;

export const signIn = 'Sign in';
export const signInDescription = 'Sign in to your account.';
export const newHere = 'New here?';
export const rememberMe = 'Remember me';
export const signingIn = 'Signing in...';
export const signInRefused =
  'This email address and password do not match, or the address is not confirmed yet.';
export const linkExpired = 'This link has been used or is too old. Ask for a new one.';
export const signedIn = 'You are signed in.';
export const orContinueWith = 'or continue with';
export const google = 'Google';
export const gitHub = 'GitHub';

export const noAccountNeeded = 'You do not need an account to buy';
export const noAccountReason =
  'Checkout asks only for contact, address and payment details. Your cart and wishlist are kept in this browser.';
export const whereCartIsKept = 'Where are my cart and wishlist kept?';

export const createAnAccount = 'Create an account';
export const registerDescription = 'Create an account with your name and email address.';
export const alreadyRegistered = 'Already have an account?';
export const createAccount = 'Create account';
export const creatingAccount = 'Creating account...';
export const accountCreated = 'Your account has been created.';

export const forgotPassword = 'Forgot your password?';
export const forgotPasswordDescription = 'Get a new password for your account.';
export const forgotPasswordLead =
  'Enter the email address of your account, and we will send you a link to choose a new password.';
export const backToSignIn = 'Back to sign in';
export const sendResetLink = 'Send reset link';
export const sendingResetLink = 'Sending...';
export const resetLinkSent = 'If this address has an account, a message with a link is on its way.';
