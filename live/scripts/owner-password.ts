import { OWNER, readSecrets, type Settings } from '../settings.ts';

/**
 * Where the owner finds the password of the back office. The first start sets it. Afterwards only the
 * back office changes it: another `OWNER_PASSWORD` has no effect.
 * @throws Error if the engine does not answer
 */
export async function whereOwnerPasswordIs(
  settings: Settings,
  secretsFile: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const place = 'OWNER_PASSWORD' in environment ? 'OWNER_PASSWORD' : secretsFile;
  return (await isPassword(settings, readSecrets(settings, environment).ownerPassword))
    ? `password in ${place}`
    : `password of the first start, unless changed in the back office; not the one in ${place}`;
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query says what the engine answers
  const { data } = (await response.json()) as { data?: { login?: { __typename?: string } } };
  return data?.login?.__typename === 'CurrentUser';
}
