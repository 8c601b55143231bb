export const refused = {
  name: 'Why this page opened',
  close: 'Close the notice',
  unknown: 'There is no page at {{path}}. Check the address, or find the page in the menu.',
  staff:
    '“{{room}}” did not open: it is a room for staff. Choose “Ask for help” in the menu “Help”; staff can tell you what you need.',
  role: '“{{room}}” did not open: it asks for the role {{role}}. An owner can give it to you in the room “Staff”.',
  roles: { auditor: 'Auditor', operator: 'Operator', support: 'Support', owner: 'Owner' },
} as const;
