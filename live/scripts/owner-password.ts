import { OWNER, readSecrets, type Settings } from '../settings.ts';

/**
 * Where the owner finds the password of the back office. It is set when the database is made; later the owner may have changed it
 * in the back office.
 * @throws Error if the engine does not answer
 */
export async function whereOwnerPasswordIs(
  settings: Settings,
  secretsFile: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  if (!(await isPassword(settings, readSecrets(settings, environment).ownerPassword)))
    return 'password as changed in the back office';
  return `password in ${'OWNER_PASSWORD' in environment ? 'OWNER_PASSWORD' : secretsFile}`;
}

async function isPassword({ engineUrl }: Settings, password: string): Promise<boolean> {
  const response = await fetch(`${engineUrl}/admin-api`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation ($name: String!, $password: String!) { login(username: $name, password: $password) { __typename } }',
      variables: { name: OWNER, password },
    }),
  });
  const { data } = (await response.json()) as { data?: { login?: { __typename?: string } } };
  return data?.login?.__typename === 'CurrentUser';
}
