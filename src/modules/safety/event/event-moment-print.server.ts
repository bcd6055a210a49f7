import type { Context } from '../../../core/server/entity/context.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { momentOfEvent } from './event-moment.server.ts'
import { momentTexts } from './event-moment.texts.ts'
import type { SafEvent } from './saf-event.resource.ts'

const figure = (value: number | null, unit: string): string => (value === null ? '–' : `${value} ${unit}`)

/** The place as it was when the event was reported, as paper: it was kept then and is not changed. */
export async function momentSheet(context: Context, event: SafEvent): Promise<Sheet> {
  const { session, now } = context
  const say = sayIn(momentTexts, () => session.language)
  const moment = await momentOfEvent(context, event.safEventNo)
  const tables: Sheet['tables'] = moment
    ? [
        {
          title: say('permits'),
          columns: [
            { label: say('no') },
            { label: say('name'), width: 2 },
            { label: say('company') },
            { label: say('place') },
          ],
          rows: moment.permits.map((row) => [
            row.permitCd,
            row.permitNm,
            row.vendorNm ?? '',
            row.placeTxt ?? '',
          ]),
        },
        {
          title: say('gases'),
          columns: [
            { label: say('no') },
            { label: say('measured') },
            { label: 'O₂', number: true },
            { label: 'LEL', number: true },
            { label: 'CO', number: true },
            { label: 'H₂S', number: true },
          ],
          rows: moment.gases.map((row) => [
            row.permitCd,
            showMoment(row.measDt),
            figure(row.o2Pct, '%'),
            figure(row.lelPct, '%'),
            figure(row.coPpm, 'ppm'),
            figure(row.h2sPpm, 'ppm'),
          ]),
        },
        {
          title: say('locks'),
          columns: [{ label: say('no') }, { label: say('name'), width: 3 }],
          rows: moment.locks.map((row) => [row.lotoCd, row.lotoNm]),
        },
        {
          title: say('inside'),
          columns: [
            { label: say('company'), width: 2 },
            { label: say('people'), number: true },
            { label: say('machines'), number: true },
          ],
          rows: moment.inside.map((row) => [row.vendorNm, String(row.workers), String(row.equipment)]),
        },
        {
          title: say('stock'),
          columns: [
            { label: say('store') },
            { label: say('substance'), width: 2 },
            { label: 'kg', number: true },
          ],
          rows: moment.stock.map((row) => [row.storeNm, row.prodNm, row.stockQty.toLocaleString('ko-KR')]),
        },
      ]
    : []
  const known = tables.filter(({ rows }) => rows.length > 0)
  return {
    title: say('title'),
    subtitle: `${event.safEventCd} · ${event.safEventNm}`,
    facts: [
      { label: say('frozen'), value: moment ? showMoment(moment.momentDt) : '–', strong: true },
      { label: say('occur'), value: showMoment(event.occurDt) },
      { label: say('place'), value: event.placeNm },
    ],
    tables: known,
    notes: [known.length === 0 ? say('none') : say('kept')],
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
}
