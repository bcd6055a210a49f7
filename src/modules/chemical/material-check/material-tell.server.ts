import type { Context } from '../../../core/server/entity/context.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { matChkRqst, type MatChkRqst } from './mat-chk-rqst.resource.ts'
import { plantsOfCheck, requestCalled } from './material-check.rule.ts'
import { peopleFor } from './material-people.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { storageRecords } from '../record-pages.rule.ts'

/** Tells people about a request; whoever did it knows already. */
export async function tell(
  context: Context,
  row: MatChkRqst,
  eventCd: string,
  to: readonly (string | null | undefined)[],
  more: Record<string, string>,
): Promise<void> {
  const { sql, session } = context
  const vendor = await sql.maybe<{ vendorNm: string }>(
    'select "vendorNm" from "vendor" where "vendorCd" = $1',
    [row.vendorCd],
  )
  await notify(context, eventCd, {
    to: to.filter((userId) => userId !== session.userId),
    variables: {
      rqstCd: row.rqstCd ?? '',
      usageTxt: requestCalled(row),
      vendorNm: vendor?.vendorNm ?? '',
      ...more,
    },
    linkUrl: addressOf(storageRecords.matChkRqst, row.matChkRqstNo),
    plantCd: row.plantCd,
  })
}
/** The verdict goes to who asked and to the chemical managers of the further plants for which it speaks. */
export async function tellVerdict(row: MatChkRqst, context: Context): Promise<void> {
  const further = await peopleFor(context, plantsOfCheck(row).slice(1), 'manager')
  await tell(
    context,
    row,
    'CHM_MAT_VERDICT',
    [row.vendorUserId, row.createUserId, row.purUserId, ...further],
    {
      verdictNm: matChkRqst.states![row.state],
    },
  )
}
