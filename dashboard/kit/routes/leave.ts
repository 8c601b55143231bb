let navigate: (to: string) => void = (to) => window.location.assign(to);

/** Navigates to a path from code outside the component tree. */
export function leave(to: string): void {
  navigate(to);
}

export function leaveThrough(navigator: (to: string) => void): void {
  navigate = navigator;
}
