/** The style of links in pages: in the colour of links, underlined under the pointer. */
export const linkLook = {
  color: 'link',
  fontWeight: 550,
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'currentcolor' },
} as const;
