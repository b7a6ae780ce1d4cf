/** The questions that are answered on a sheet of their own over the board. */
export const ON_SHEETS = ['pick', 'tile', 'support'] as const
export type OnSheet = (typeof ON_SHEETS)[number]

export const onSheet = (question: string): question is OnSheet =>
  ON_SHEETS.includes(question as OnSheet)
