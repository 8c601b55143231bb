import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { openThing } from '../routes/page-title.ts';
import { visited } from '../routes/recent.ts';
import { type Crumb, Trail } from './trail.tsx';

interface PageHeaderProps {
  title: ReactNode;
  /** The page's name in the browser tab, if the title alone is ambiguous. The default is the title. */
  tab?: string;
  subtitle?: ReactNode;
  /** The list that the page belongs to, to link back to. */
  back?: Crumb;
  /** The entities that contain the page's entity, outermost first. */
  parents?: readonly Crumb[];
  /** Content before the title, for example a picture of the entity. */
  start?: ReactNode;
  children?: ReactNode;
  /** Content at the right end. */
  end?: ReactNode;
}

export function PageHeader({ title, tab, subtitle, back, parents, start, children, end }: PageHeaderProps) {
  const name = tab ?? (typeof title === 'string' ? title : '');
  useEffect(() => {
    openThing.setState({ name });
    return () => openThing.setState({ name: null });
  }, [name]);
  const { pathname } = useLocation();
  const isOfOne = back !== undefined;
  useEffect(() => {
    if (isOfOne && name !== '') visited({ path: pathname, name });
  }, [isOfOne, name, pathname]);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        mb: 2,
        minHeight: 40,
        flexWrap: 'wrap',
        flexShrink: 0,
      }}
    >
      {back && <Trail back={back} parents={parents} />}
      {start}
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, flexWrap: 'wrap' }}>
          {title && <Typography variant="h1">{title}</Typography>}
          {children}
        </Box>
        {subtitle && (
          <Typography variant="body2" color="textSecondary" component="div">
            {subtitle}
          </Typography>
        )}
      </Box>
      {end && (
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>{end}</Box>
      )}
    </Box>
  );
}
