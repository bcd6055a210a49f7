import { codeNameOf } from '../../core/server/entity/columns.ts'
import { keyOf } from '../../core/server/entity/behaviour.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, forbidden } from '../../core/server/http/errors.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { behaviourNamed } from '../../core/server/entity/registry.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { messages } from '../../core/shared/messages.ts'
import type { RecordApproval } from './approval-answers.rule.ts'
import { statuses } from './approval-codes.rule.ts'
import { isReader } from './document-rights.server.ts'
import { loadSteps, type RqstRow } from './documents.server.ts'
import { withNames } from './step-names.server.ts'

/**
 * The approval documents of a record, for readers of the record; drafts are left out.
 * @throws Refusal 400, 403, 404
 */
export async function recordApprovals(
  context: Context,
  asked: { taskClassNm: string; apprBizKey: string },
): Promise<RecordApproval[]> {
  const { sql, session } = context
  const behaviour = behaviourNamed(asked.taskClassNm)
  if (!behaviour) throw badField('taskClassNm', messages.badChoice('업무구분'))
  if (!mayUse(session, behaviour.resource.menus, 'read')) throw forbidden(messages.noReadRight)
  const key = keyOf(behaviour.resource, await loadRecord(behaviour.resource, context, asked.apprBizKey))
  const documents = await sql.query<RqstRow & { apprStatusNm: string | null }>(
    `select r.*, ${codeNameOf('c', session.language)} as "apprStatusNm" from "apprRqst" r
     left join "codeItem" c on c."codeGrpCd" = 'APPR_STATUS' and c."code" = r."apprStatusCd"
     where r."taskClassNm" = $1 and r."apprBizKey" = $2 and r."apprStatusCd" <> $3 order by r."apprRqstNo" desc limit 20`,
    [behaviour.resource.name, String(key), statuses.draft],
  )
  const answers: RecordApproval[] = []
  for (const document of documents) {
    const steps = await loadSteps(sql, document.apprRqstNo)
    const { apprRqstNo, docNo, title, apprStatusCd, apprStatusNm, roundNo, dueDt } = document
    answers.push({
      apprRqstNo,
      docNo,
      title,
      apprStatusCd,
      apprStatusNm,
      roundNo,
      dueDt,
      steps: await withNames(
        context,
        steps.filter((step) => step.roundNo === roundNo),
      ),
      readable: await isReader(context, document, steps),
    })
  }
  return answers
}
