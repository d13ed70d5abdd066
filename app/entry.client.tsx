import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A page is drawn in one go: in the small steps of a transition it would come two frames later. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
