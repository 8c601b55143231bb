export interface FilterOption {
  value: string;
  text: string;
  count?: number;
}
