import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageOf } from './use-page-of.ts';

interface ThingLinkProps {
  kind: string;
  id: number | string;
  children: ReactNode;
}

/** Leads to a thing's page; plain text for a person who may not open it. */
export function ThingLink({ kind, id, children }: ThingLinkProps) {
  const page = usePageOf()(kind, String(id));
  return page === null ? children : <Link to={page}>{children}</Link>;
}
