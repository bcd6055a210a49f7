import type { FastifyInstance } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import type { Context, Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, forbidden, refused } from '../../../core/server/http/errors.ts'
import { fieldWaitMinutes } from '../../../core/shared/limits.ts'
import { maxLength } from '../../../core/shared/field.ts'
import { messages } from '../../../core/shared/messages.ts'
import { mayCheck } from './check-people.server.ts'
import { machineIn, plainCode, presenceRefusal, type KnownCode } from './check-presence.rule.ts'
import { checkRefusals } from './check-refusals.texts.ts'
import { safCheckResult, type CheckResultRow } from './check-result.resource.ts'
import { checkResultBehaviour, whyNotNow } from './check-result.server.ts'

/** Everything that carries a code, whichever plant it is at: what it is decides the answer, and is not told. */
const knownAs = ({ sql }: Context, codeTxt: string): Promise<KnownCode[]> =>
  sql.query<KnownCode>(
    `select 'facility' as "kind", "facilityNo"::text as "key", "plantCd" from "safFacility" where upper("facilityCd") = $1 or "facilityNo" = $2::bigint
     union all select 'area', "areaCd", "plantCd" from "permitArea" where upper("siteCode") = $1`,
    [plainCode(codeTxt), machineIn(codeTxt) ?? null],
  )
/** @throws Refusal 400 at the code */
async function provePresence(row: CheckResultRow, codeTxt: string, context: Context): Promise<void> {
  if (row.vendorCd || row.speEntryNo) throw badField('codeTxt', checkRefusals.noPlace())
  const facility = row.facilityNo
    ? await context.sql.maybe<{ standsIn: string | null }>(
        'select "areaCd" as "standsIn" from "safFacility" where "facilityNo" = $1',
        [row.facilityNo],
      )
    : undefined
  const refusal = presenceRefusal(await knownAs(context, codeTxt), {
    plantCd: row.plantCd!,
    facilityNo: row.facilityNo,
    areaCd: row.areaCd,
    standsIn: facility?.standsIn,
  })
  if (refusal) throw badField('codeTxt', refusal)
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const witnessMax = maxLength(safCheckResult.fields.witnessNm)

/**
 * Notes before a check that somebody stands at its place, by the code there, and who looks on. Both may wait for the
 * network as the answers do, and arrive before them.
 */
export function presenceRoute(app: FastifyInstance, engine: Engine): void {
  act(
    app,
    engine,
    checkResultBehaviour,
    {
      name: 'presence',
      summary: '현장 확인(설비·구역 코드)과 참관자 기록',
      methods: ['POST'],
      run: (on, request, work) =>
        writing(on, request, (context) => work(context, request.body), { waitMinutes: fieldWaitMinutes }),
    },
    async (row, context, body) => {
      const refusal = mayCheck(row, context)
      if (refusal) throw forbidden(refusal)
      const reason = await whyNotNow(row, context)
      if (reason) throw refused([{ guard: 'answer', message: reason }])
      const given = (body ?? {}) as Record<string, unknown>
      const [codeTxt, witnessNm] = [textIn(given['codeTxt']), textIn(given['witnessNm'])]
      if (!codeTxt && !witnessNm) throw badField('codeTxt', messages.requiredField('현장 코드'))
      if (witnessNm.length > witnessMax) throw badField('witnessNm', messages.tooLong('참관자', witnessMax))
      if (codeTxt) await provePresence(row, codeTxt, context)
      await setColumns(context, safCheckResult, row.checkResultNo, {
        presenceDt: codeTxt ? (context.enteredDt ?? context.now) : row.presenceDt,
        presenceUserId: codeTxt ? context.session.userId : row.presenceUserId,
        witnessNm: witnessNm || row.witnessNm,
      })
    },
  )
}
