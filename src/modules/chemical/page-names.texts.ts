import { texts } from '../../core/shared/four-texts.ts'

/** Names of pages and panels, in the first script: one language of them. */
export const chemicalPageNames = texts({
  writeMsds: ['MSDS 작성', 'Write an MSDS', '编制MSDS', 'Redactar FDS'],
  chemicals: ['화학물질', 'Chemicals', '化学品', 'Sustancias químicas'],
  storage: [
    '화학물질 저장·재고',
    'Chemical stores and stock',
    '化学品储存与库存',
    'Almacenes y existencias químicas',
  ],
})
