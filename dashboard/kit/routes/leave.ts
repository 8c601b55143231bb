let navigate: (to: string) => void = (to) => window.location.assign(to);

/** Goes to a page from outside of the component tree. */
export function leave(to: string): void {
  navigate(to);
}

export function leaveThrough(navigator: (to: string) => void): void {
  navigate = navigator;
}
