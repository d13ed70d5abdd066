import { type ComponentProps, type ReactNode, useState } from 'react';
import { Badge, CountBadge } from '#app/ui/badge.tsx';
import { Breadcrumb, PageHeading } from '#app/ui/breadcrumb.tsx';
import { BusyButton, Button, ButtonLink, RemoveButton } from '#app/ui/button.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import { CheckboxField, ChoiceField } from '#app/ui/choice-field.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FieldGroup } from '#app/ui/field-group.tsx';
import { Icon, shoppingCartIcon } from '#app/ui/icon.tsx';
import { ErrorSummary, Message } from '#app/ui/message.tsx';
import { Meter } from '#app/ui/meter.tsx';
import { notify } from '#app/ui/notices.ts';
import { NumberField } from '#app/ui/number-field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { PaymentMarks } from '#app/ui/payment-marks.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import styles from './specimens.module.css';

const LONG = 'Deliver to the gatehouse at the north entrance and ask for the technician on duty';
const MAIL = { label: 'E-mail', defaultValue: 'ada@example.com' };
const MESSAGE = { label: 'Message', rows: 3, defaultValue: LONG };
const COUNTRY = { label: 'Country', options: ['Türkiye', 'United Kingdom of Great Britain and Ireland'] };

/** The visible components of `ui/` in their states. `isOverlay`: a press of the first button covers the page. */
export const SPECIMENS: readonly {
  readonly name: string;
  readonly content: ReactNode;
  readonly isOverlay?: boolean;
}[] = [
  {
    name: 'buttons',
    content: (
      <>
        {(['action', 'outline', 'quiet'] as const).map((variant) => (
          <div key={variant} className={styles.row}>
            <Button variant={variant}>Add to Cart</Button>
            <Button variant={variant} small>
              Small
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} aria-disabled>
              With the reason beside it
            </Button>
          </div>
        ))}
        <Button variant="action">
          <Icon icon={shoppingCartIcon} />
          With an icon
        </Button>
        <RemoveButton label="Remove" onRemove={() => undefined} />
        <ButtonLink to="#buttons" wide>
          {LONG}
        </ButtonLink>
        <BusyButton busy busyLabel="Placing order…">
          Place Order
        </BusyButton>
      </>
    ),
  },
  {
    name: 'badges',
    content: (
      <>
        <Badge tone="deal">−25%</Badge>
        <Badge tone="new">New</Badge>
        <Badge tone="hot">Hot</Badge>
        <Badge>Out of stock</Badge>
        {[0, 1, 999].map((count) => (
          <span key={count} className={styles.counted}>
            <Icon icon={shoppingCartIcon} />
            <CountBadge count={count} />
          </span>
        ))}
        <PaymentMarks brands={['Visa', 'Mastercard', 'American Express', 'Discover', 'PayPal']} />
        <Meter label="18 of 100 sold" value={18} max={100} />
        <ProgressBar label="Searching…" value={5} max={100} />
        <ProgressBar label="Searching…" value={50} max={100} />
      </>
    ),
  },
  {
    name: 'fields',
    content: (
      <>
        <TextField {...MAIL} hint="Only for questions about the delivery" />
        <TextField {...MAIL} defaultValue="" placeholder="you@example.com" />
        <TextField {...MAIL} label={LONG} error={`${LONG}.`} />
        <TextField {...MAIL} disabled />
        <NumberField label="Minimum price" prefix="$" suffix="per piece" defaultValue="1,250" />
        <PasswordField label="Password" defaultValue="correct horse" />
        <SelectField id="country" {...COUNTRY} />
        <SelectField id="country-error" {...COUNTRY} error="We do not deliver there yet" />
        <SelectField id="country-disabled" {...COUNTRY} disabled />
        <TextAreaField id="message" {...MESSAGE} />
        <TextAreaField id="message-error" {...MESSAGE} error="Please enter a message" />
        <TextAreaField id="message-disabled" {...MESSAGE} disabled />
      </>
    ),
  },
  {
    name: 'choices',
    content: (
      <>
        {(['checkbox', 'radio'] as const).map((type) => (
          <FieldGroup key={type} legend={type}>
            <ChoiceField type={type}>In stock</ChoiceField>
            <ChoiceField type={type} defaultChecked>
              Checked
            </ChoiceField>
            <ChoiceField type={type} disabled>
              Disabled
            </ChoiceField>
            <ChoiceField type={type} defaultChecked disabled>
              {LONG}
            </ChoiceField>
          </FieldGroup>
        ))}
        <CheckboxField id="terms" error="Please agree to the terms">
          I agree to the terms
        </CheckboxField>
        <Stepper value={3} />
        <Stepper value={1} />
        <Stepper value={10} />
      </>
    ),
  },
  {
    name: 'messages',
    content: (
      <>
        <Message>Thank you. We answer within one working day.</Message>
        <Message success>{LONG}</Message>
        <ErrorSummary
          attempt={1}
          fields={['name', 'address'].map((name) => ({ name, id: name }))}
          labels={{ name: 'Full name', address: LONG }}
        />
        <Spinner label="Placing your order…" />
        <EmptyState heading="Your cart is empty" text={LONG}>
          <ButtonLink variant="action" to="#messages">
            Continue Shopping
          </ButtonLink>
          <Button>View Wishlist</Button>
        </EmptyState>
      </>
    ),
  },
  {
    name: 'navigation',
    content: (
      <>
        <Breadcrumb trail={[{ title: 'CCTV Systems', to: '#navigation' }]} current={LONG} />
        <PageHeading>{LONG}</PageHeading>
        <Tabs
          label="About the product"
          tabs={['Description', 'Specifications', 'Accessories and spare parts', 'Shipping'].map((label) => ({
            key: label.replaceAll(' ', '-'),
            label,
            content: <p>Panel text.</p>,
          }))}
        />
        <Carousel
          title="Best Sellers"
          aside={
            <ButtonLink to="#navigation" variant="quiet">
              View all
            </ButtonLink>
          }
          slides={Array.from({ length: 6 }, (_, index) => ({
            key: String(index),
            content: <p className={styles.slide}>{index + 1}</p>,
          }))}
        />
      </>
    ),
  },
  {
    name: 'pictures',
    content: ['/images/products/38/hero.webp', 'data:image/png;base64,AAAA'].map((src) => (
      <div key={src} className={styles.tile}>
        <Picture
          src={src}
          fallback="/images/products/placeholder.jpg"
          alt="Dome camera"
          width={160}
          height={160}
          priority
        />
      </div>
    )),
  },
  { name: 'dialog', isOverlay: true, content: <DialogButton /> },
  { name: 'notices', isOverlay: true, content: <Button onClick={showNotices}>Notify</Button> },
];

function Stepper({ value }: Pick<ComponentProps<typeof QuantityStepper>, 'value'>) {
  const [quantity, setQuantity] = useState(value);
  return (
    <QuantityStepper
      value={quantity}
      cap={10}
      capNote={() => 'Limit of 10 per order'}
      read={() => ({ problem: 'not-a-number' })}
      onChange={setQuantity}
    />
  );
}

function DialogButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="All filters for pan, tilt and zoom cameras"
        closeLabel="Close"
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="action" wide>
            Show 3 products
          </Button>
        }
      >
        {Array.from({ length: 14 }, (_, index) => (
          <ChoiceField key={index} type="checkbox">
            Explosion-proof housing, series {index + 1}, stainless steel
          </ChoiceField>
        ))}
      </Dialog>
    </>
  );
}

function showNotices(): void {
  notify('Your cart is full.');
  notify(`${LONG} has changed since you added it.`, { label: 'View Cart', run: () => undefined });
}
