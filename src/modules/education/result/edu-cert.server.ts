import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { eduCert } from './edu-cert.resource.ts'
import type { EduResult } from './edu-result.resource.ts'

/** 수료증: made by the confirmation of a result, cancelled with it; nobody writes one by hand. */
export const certBehaviour = defineBehaviour(eduCert, {
  without: ['create', 'update', 'delete', 'multi'],
})

/** Issues the certificate of a result, once; a result of a course that issues none has none. */
export async function issueCertificate(context: Context, result: EduResult): Promise<number | undefined> {
  if (result.resultCd !== 'completed') return undefined
  const { certYn } = (await context.sql.maybe<{ certYn: string | null }>(
    'select "certYn" from "eduCourse" where "eduCourseNo" = $1',
    [result.eduCourseNo],
  )) ?? { certYn: null }
  if (certYn !== 'Y') return undefined
  const before = await context.sql.maybe('select 1 from "eduCert" where "eduResultNo" = $1', [
    result.eduResultNo,
  ])
  if (before) return undefined
  const { eduResultNo, personNm, userId, vendorWorkerNo, vendorCd, plantCds, deptCd } = result
  const facts = {
    eduResultNo,
    personNm,
    userId,
    vendorWorkerNo,
    vendorCd,
    // The number of a certificate carries a plant: of a company's worker the first one of its business.
    plantCd: result.plantCd ?? plantCds?.[0] ?? null,
    plantCds,
    deptCd,
    eduNm: result.eduNm,
    eduEndYmd: result.eduEndYmd,
    recogMin: result.recogMin,
    validToYmd: result.validToYmd,
    issueDt: context.now,
    printCnt: 0,
  }
  return Number(
    await actingAs(context, asSystem('수료증 발급'), (own) =>
      createRecord(defineBehaviour(eduCert, { beforeSave: (input) => ({ ...input, ...facts }) }), own, {}),
    ),
  )
}

/** The certificate of a result that does not count any more. */
export async function cancelCertificate(
  context: Context,
  eduResultNo: number,
  reason: string,
): Promise<void> {
  const found = await context.sql.maybe<{ eduCertNo: number }>(
    `select "eduCertNo" from "eduCert" where "eduResultNo" = $1 and "state" = 'valid'`,
    [eduResultNo],
  )
  if (!found) return
  await actingAs(context, asSystem('수료증 취소'), async (own) => {
    await runTransition(certBehaviour, own, found.eduCertNo, 'cancel')
    await setColumns(own, eduCert, found.eduCertNo, { cancelTxt: reason.slice(0, 500) })
  })
}
