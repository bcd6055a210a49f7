import type { Context } from '../../../core/server/entity/context.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { coordinatorsOf, deptHead, doersOf, headOffice, siteHead } from './people.server.ts'
import type { Hearer } from '../rules/ladder.rule.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { improvementRecords } from '../record-pages.rule.ts'

/** The fields of a row that notices and the ladder need. */
export interface Told {
  imprNo: number
  imprCd: string | null
  imprNm: string
  plantCd: string
  sourceModuleCd: string | null
  placeNm: string
  gradeCd: string | null
  dueDt: string | null
  actDeptCd: string | null
  actVendorCd: string | null
  actUserId: string | null
  reqUserId: string | null
  anonYn: string | null
}
export type Audience = Hearer | 'watchers' | 'askingHead' | 'coopHeads'

/** The people behind an audience of a row. */
export async function peopleOf(
  context: Context,
  row: Told,
  audience: readonly Audience[],
): Promise<string[]> {
  const { sql, today } = context
  const find: Record<Audience, () => Promise<(string | null)[]>> = {
    doer: () => doersOf(sql, row),
    deptHead: async () => [await deptHead(sql, row.actDeptCd)],
    askingHead: async () => [
      row.anonYn === 'Y'
        ? null
        : await deptHead(
            sql,
            (
              await sql.one<{ reqDeptCd: string | null }>(
                'select "reqDeptCd" from "improvement" where "imprNo" = $1',
                [row.imprNo],
              )
            ).reqDeptCd,
          ),
    ],
    coopHeads: async () => {
      const { coopDeptCds } = await sql.one<{ coopDeptCds: string[] | null }>(
        'select "coopDeptCds" from "improvement" where "imprNo" = $1',
        [row.imprNo],
      )
      return Promise.all((coopDeptCds ?? []).map((deptCd) => deptHead(sql, deptCd)))
    },
    coordinator: () => coordinatorsOf(sql, row, today),
    requester: async () => [row.anonYn === 'Y' ? null : row.reqUserId],
    siteHead: async () => [await siteHead(sql, row.plantCd)],
    headOffice: () => headOffice(sql, today),
    watchers: async () =>
      (
        await sql.query<{ userId: string }>('select "userId" from "improvementWatch" where "imprNo" = $1', [
          row.imprNo,
        ])
      ).map(({ userId }) => userId),
  }
  const found = (await Promise.all(audience.map((each) => find[each]()))).flat()
  return [...new Set(found.filter((userId): userId is string => userId !== null))]
}

/** Tells an audience of an event, except the one who caused it. */
export async function tell(
  context: Context,
  eventCd: string,
  row: Told,
  audience: readonly Audience[],
  more: { reason?: string | null; once?: string; dday?: string; all?: boolean } = {},
): Promise<string[]> {
  const people = await peopleOf(context, row, audience)
  const to = more.all ? people : people.filter((userId) => userId !== context.session.userId)
  await notify(context, eventCd, {
    to,
    variables: {
      imprCd: row.imprCd ?? '',
      imprNm: row.imprNm,
      placeNm: row.placeNm,
      dueDt: showMoment(row.dueDt),
      actUserNm: context.session.userNm,
      reason: more.reason ?? '',
      dday: more.dday ?? '',
    },
    linkUrl: addressOf(improvementRecords.improvement, row.imprNo),
    plantCd: row.plantCd,
    once: more.once,
  })
  return to
}

/**
 * Tells the receivers of a new request; of an urgent one at once through every channel, SMS too (impr.md 4,
 * 요청).
 */
export async function tellRequested(context: Context, row: Told): Promise<void> {
  await tell(context, row.gradeCd === 'U' ? 'IMPR_URGENT' : 'IMPR_REQUESTED', row, ['coordinator'])
}
