import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { flagOf } from '../../../core/shared/file-flag.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { shareFiles } from '../../../platform/attachment/attachment-share.ts'
import { staffOnly } from '../education-people.server.ts'
import { eduResult, type EduResult } from './edu-result.resource.ts'
import { outsideSources, resultBehaviour } from './edu-result.server.ts'

/** People of one list who are verified at once. */
const most = 1000
const taskFlag = flagOf(eduResult.files!, 'evidence')
const proof = (key: number) => ({ behaviour: resultBehaviour, key, taskFlag })

/**
 * Results that came with this one in the list of an institute and wait to be verified, by a caller who may: one upload
 * writes all its rows at its one moment. Somebody's own result is verified by another.
 */
export async function waitingOfImport(
  context: Context,
  { eduResultNo, sourceCd }: Pick<EduResult, 'eduResultNo' | 'sourceCd'>,
): Promise<number[]> {
  if (!outsideSources.includes(sourceCd ?? '')) return []
  const binds = new Binds()
  const no = binds.add(eduResultNo)
  const rows = await context.sql.query<Pick<EduResult, 'eduResultNo' | 'plantCd' | 'userId'>>(
    `select r."eduResultNo", r."plantCd", r."userId" from "eduResult" r join "eduResult" o on o."eduResultNo" = ${no}
     where r."eduResultNo" <> o."eduResultNo" and r."createDt" = o."createDt" and r."createUserId" = o."createUserId" and r."sourceCd" = o."sourceCd"
       and r."state" = 'submitted' and ${scopeWhere(eduResult, context.session, 'r', binds)} order by 1 limit ${most}`,
    binds.values,
  )
  return rows
    .filter((row) => row.userId !== context.session.userId && staffOnly(row, context) === undefined)
    .map((row) => row.eduResultNo)
}

/**
 * Verifies a result with its proof, and with the same proof whoever came in the same list: the list of an institute is
 * proven by one paper. @returns how many were verified
 */
export async function verifyImport(context: Context, row: EduResult): Promise<number> {
  const others = await waitingOfImport(context, row)
  await runTransition(resultBehaviour, context, row.eduResultNo, 'verify')
  for (const no of others) {
    await shareFiles(context, proof(row.eduResultNo), proof(no))
    await runTransition(resultBehaviour, context, no, 'verify')
  }
  return others.length + 1
}
