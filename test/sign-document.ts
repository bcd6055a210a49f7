import { demoPassword } from '../db/seed/seed.ts'
import { passwordSha } from '../src/platform/session/password.ts'
import type { Portal } from './portal.ts'

/** What an approval asks for that is signed by the own password. */
export const byPassword = { userPwdSHA: passwordSha(demoPassword) }

/**
 * Everybody whose turn it is signs the open document of a record, until it is closed. Each is signed in anew,
 * which ends his other session.
 * @param signature `byPassword` where the approval asks for the own password
 * @throws Error when a signature is refused
 */
export async function signDocument(
  { engine, signIn }: Portal,
  taskClassNm: string,
  key: number,
  signature: { userPwdSHA?: string } = {},
): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    const step = await engine.database.maybe<{ apprRqstNo: number; userId: string; act: string }>(
      `select r."apprRqstNo", s."assignUserId" as "userId", case s."stepKindCd" when 'ASK03' then 'agree' else 'approve' end as "act" from "apprRqst" r join "apprStep" s using ("apprRqstNo")
       where r."taskClassNm" = $1 and r."apprBizKey" = $2 and r."roundNo" = s."roundNo" and s."stepStatusCd" = 'ASS02' order by s."apprStepNo" limit 1`,
      [taskClassNm, String(key)],
    )
    if (!step) return
    const signer = await signIn(step.userId)
    const answer = await signer.put(
      `/api/manage/appr/${step.apprRqstNo}/${step.act}`,
      step.act === 'agree' ? { agreeYn: 'Y', ...signature } : signature,
    )
    if (answer.status !== 200)
      throw new Error(`${step.userId} cannot ${step.act}: ${JSON.stringify(answer.body)}`)
  }
}
