import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { tabLook } from './tab-look.ts';

interface SectionTab {
  /** The tab's name in the address. */
  name: string;
  text: string;
  content: ReactNode;
}

interface SectionTabsProps {
  /** The name of the group of tabs. */
  name: string;
  /** The first tab is open unless the address names another. */
  tabs: readonly [SectionTab, ...SectionTab[]];
}

/** The parts of a long page, one at a time. The address keeps the open part as `?tab=`, so people can send it. */
export function SectionTabs({ name, tabs }: SectionTabsProps) {
  const [search] = useSearchParams();
  const [first] = tabs;
  const open = tabs.find((tab) => tab.name === search.get('tab')) ?? first;
  function addressOf(tab: SectionTab): string {
    const next = new URLSearchParams(search);
    if (tab === first) next.delete('tab');
    else next.set('tab', tab.name);
    return String(next);
  }
  return (
    <>
      <Box component="nav" aria-label={name} sx={tabLook}>
        {tabs.map((tab) => (
          <Link key={tab.name} to={{ search: addressOf(tab) }} aria-current={tab === open} preventScrollReset>
            {tab.text}
          </Link>
        ))}
      </Box>
      {open.content}
    </>
  );
}
