import { filled, placeholdersIn } from './template.rule.ts'

/** Sample values for a preview and a test message. */
const samples: Readonly<Record<string, string>> = {
  docNo: 'AP-YS-2026-0008',
  title: '2026-0008',
  cont: '…',
  permitCd: 'P-YS-20261120-0007',
  permitNm: 'P-101',
  placeTxt: 'R-101',
  startDt: '2026-11-20 08:00',
  endDt: '2026-11-20 17:00',
  dueDt: '2026-11-25',
  dday: 'D-3',
  lockToDt: '2026-11-20 09:30',
  lastLoginDt: '2026-09-01',
  ip: '127.0.0.1',
  actUserNm: 'user01',
  draftUserNm: 'user02',
  userNm: 'user03',
}
/** The text as somebody would read it; a value without a sample shows its name. */
export const previewOf = (text: string): string =>
  filled(text, Object.fromEntries(placeholdersIn(text).map((name) => [name, samples[name] ?? `[${name}]`])))
