export const couriers = {
  CJ_LOGISTICS: 'CJ Logistics',
  DVER: 'Dver',
  FUKUYAMA: 'Fukuyama',
  HANJIN: 'Hanjin',
  JAPAN_POST: 'Japan Post',
  LOGEN: 'Logen',
  LOTTE_LOGISTICS: 'Lotte Logistics',
  PINGPONG: 'Pingpong',
  SAGAWA: 'Sagawa',
  YAMATO: 'Yamato',
} as const;
