import type { Cell } from '../../../core/shared/sheet-mapping.ts'
import { plainCas } from '../substance/cas-number.rule.ts'

const casInText = /\d{2,7}\s*[-‐‑–—－]\s*\d{2}\s*[-‐‑–—－]\s*\d/g
/** The CAS numbers that a text names, each once. */
export const casNumbersIn = (text: string): string[] => [
  ...new Set([...text.normalize('NFKC').matchAll(casInText)].map(([each]) => plainCas(each))),
]
/** How a column of CAS numbers is read: one in each cell, or as many as a text names. */
export const casColumn = (cell: NonNullable<Cell>): Cell => plainCas(String(cell))
export const casListColumn = (cell: NonNullable<Cell>): string[] => casNumbersIn(String(cell))
