import { useEffect, useState } from 'react';
import { useNavigation, useOutlet } from 'react-router';
import { Spinner } from '#app/ui/spinner.tsx';

/**
 * The page that is open. While the next one is fetched the router asks for all of it again, which would come out the
 * same and take a third of the time in which a click is answered: until then it is kept, under a word that it comes.
 */
export function CurrentPage() {
  const page = useOutlet();
  const isFetching = useNavigation().state !== 'idle';
  const [kept, keep] = useState(page);
  if (!isFetching && kept !== page) keep(page);
  return (
    <>
      {isFetching && <Waiting />}
      {isFetching ? kept : page}
    </>
  );
}

/** A wait that nobody notices is not worth the drawing. */
const NOTICED_MS = 200;

function Waiting() {
  const [noticed, notice] = useState(false);
  useEffect(() => {
    const timer = setTimeout(notice, NOTICED_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return noticed && <Spinner />;
}
