import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageOf } from './use-page-of.ts';

interface ThingLinkProps {
  kind: string;
  id: number | string;
  children: ReactNode;
}

/** Links to an entity's page; plain text if the person may not open the page. */
export function ThingLink({ kind, id, children }: ThingLinkProps) {
  const page = usePageOf()(kind, String(id));
  return page === null ? children : <Link to={page}>{children}</Link>;
}
