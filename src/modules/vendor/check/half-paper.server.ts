import { PassThrough } from 'node:stream'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import { printSheet, type Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import type { Language } from '../../../core/shared/session.ts'
import type { Snapshot } from '../../../platform/approval/approval-answers.rule.ts'
import { gapsOf, type HalfItems } from './half-items.rule.ts'
import { vendorHalf, type VendorHalf } from './vendor-half.resource.ts'
import { halfItemTexts } from './vendor-half.texts.ts'

const countText = ({ done, owed }: { done: number; owed: number }): string => `${done} / ${owed}`

/** The A4 report: each item with its count, then by name what is missing, and the review. */
export function halfSheet(
  row: VendorHalf,
  data: HalfItems,
  language: Language,
  printedDt: string,
  printedBy: string,
): Sheet {
  const say = sayIn(halfItemTexts, () => language)
  const gaps = data.items.flatMap((item) => gapsOf(item).map((gap) => [say(item.code), gap.name, gap.detail]))
  return {
    title: say('title', { half: row.halfNm ?? '' }),
    subtitle: `${data.plantNm} · ${label(vendorHalf.states![row.state]).in(language)}`,
    facts: [
      { label: say('plant'), value: data.plantNm, strong: true },
      { label: say('period'), value: `${data.from} ~ ${data.to}` },
      { label: say('base'), value: data.baseYmd },
      {
        label: say('reviewer'),
        value: [row.reviewUserNm, showMoment(row.reviewDt)].filter(Boolean).join(' · '),
      },
      {
        label: say('approver'),
        value: [row.apprUserNm, showMoment(row.apprDt)].filter(Boolean).join(' · '),
      },
      { label: say('review'), value: row.reviewTxt ?? '' },
    ],
    tables: [
      {
        title: say('item'),
        columns: [
          { label: say('item'), width: 4 },
          { label: say('counted'), number: true },
          { label: say('rate'), number: true },
        ],
        rows: data.items.map((item) => [
          say(item.code),
          item.code === 'contract' ? String(item.owed) : countText(item),
          item.code === 'contract' || item.rate === null
            ? '–'
            : item.done < item.owed
              ? `!${item.rate}`
              : String(item.rate),
        ]),
      },
      {
        title: say('gaps'),
        columns: [
          { label: say('item'), width: 2 },
          { label: say('what'), width: 4 },
          { label: say('detail'), width: 3 },
        ],
        rows: gaps.length > 0 ? gaps : [[say('none'), '', '']],
      },
    ],
    notes: [say('law')],
    printedDt,
    printedBy,
  }
}
export const halfPdf = (
  row: VendorHalf,
  data: HalfItems,
  { session, now }: { session: { userNm: string; language: Language }; now: string },
): Promise<Buffer> =>
  printSheet(halfSheet(row, data, session.language, showMoment(now), session.userNm), session.language)

/** The items as fields, and what is missing as lines, by which two half-years are compared. */
export function halfSnapshot(data: HalfItems): Pick<Snapshot, 'fields' | 'lines'> {
  const say = sayIn(halfItemTexts, () => 'kr')
  return {
    fields: data.items.map((item) => ({
      name: item.code,
      label: say(item.code),
      kind: 'text' as const,
      value: null,
      text:
        item.code === 'contract'
          ? String(item.owed)
          : `${countText(item)}${item.rate === null ? '' : ` (${item.rate}%)`}`,
    })),
    lines: [
      {
        name: 'gaps',
        title: say('gaps'),
        columns: (['item', 'what', 'detail'] as const).map((name) => ({ name, label: say(name) })),
        rows: data.items.flatMap((item) =>
          gapsOf(item).map(({ name, detail }) => ({
            key: `${item.code} ${name} ${detail}`,
            cells: { item: say(item.code), what: name, detail },
          })),
        ),
      },
    ],
  }
}

/** All rows of all items as one workbook. */
export function halfWorkbook(data: HalfItems, language: Language): PassThrough {
  const say = sayIn(halfItemTexts, () => language)
  const out = new PassThrough()
  void writeWorkbook(out, {
    name: say('sheet'),
    title: `${data.plantNm} · ${data.from} ~ ${data.to}`,
    columns: [
      { header: say('item'), width: 26 },
      { header: say('counted'), width: 12 },
      { header: say('rate'), format: 'decimal', decimals: 1 },
      { header: say('what'), width: 40 },
      { header: say('detail'), width: 30 },
      { header: say('state'), width: 10 },
    ],
    rows: data.items.flatMap((item) =>
      item.rows.map((row) => [
        say(item.code),
        countText(item),
        item.rate,
        row.name,
        row.detail,
        say(row.ok ? 'ok' : 'missing'),
      ]),
    ),
  }).catch((error: Error) => out.destroy(error))
  return out
}
