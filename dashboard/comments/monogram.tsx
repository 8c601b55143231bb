import Avatar from '@mui/material/Avatar';

/** The first letter of a name, in a circle; a Korean or Japanese name's is its family name's. */
export function Monogram({ name }: { name: string }) {
  const [first = '?'] = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment);
  return (
    <Avatar
      aria-hidden
      sx={(theme) => ({
        ...{ width: 28, height: 28, fontSize: '0.8125rem', fontWeight: 650 },
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.action.selected,
      })}
    >
      {first.toLocaleUpperCase()}
    </Avatar>
  );
}
