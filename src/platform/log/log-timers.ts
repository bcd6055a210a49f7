import type { FastifyInstance } from 'fastify'
import { asSystem, inTransaction, type Engine } from '../../core/server/entity/context.ts'
import { every } from '../../core/server/runtime/timer.ts'
import { addDays, dayOf } from '../../core/shared/dates.ts'
import { digestKey, sealAll, signMonth, type Verification } from './audit-chain.ts'
import { batches, runBatch } from './batch-run.ts'
import { expireExcelFiles, type ExcelJobRunner } from './excel-job.server.ts'
import { administrators, tell } from './notice-port.ts'
import { retainLogs } from './retention.ts'
import { purgeJobs } from '../../core/server/runtime/queue.ts'

const second = 1000
const hour = 3_600_000
/** Jobs of the queue that are done are kept so long, so that one sees what ran. */
const doneJobDays = 7

/**
 * The clock's jobs of the logs. Several processes may run them at once: locks and conditions in the database
 * keep them apart.
 */
export function startLogTimers(
  app: FastifyInstance,
  engine: Engine,
  jobs: ExcelJobRunner,
  tokenSecret: string,
): void {
  const key = digestKey(tokenSecret)
  every(app, second, () => runBatch(engine, batches.auditSeal, () => sealAll(engine)))
  every(app, 5 * second, () => runBatch(engine, batches.excelRun, () => jobs.run()))
  every(app, hour, async () => {
    await runBatch(engine, batches.auditDigest, async () => {
      await sealAll(engine, true)
      const month = dayOf(engine.clock.now()).slice(0, 7)
      return signMonth(engine, key, addDays(`${month}-01`, -1).slice(0, 7))
    })
    await runBatch(engine, batches.excelExpire, () =>
      expireExcelFiles(engine, asSystem('엑셀 파일 보관기간 경과')),
    )
    await purgeJobs(engine, doneJobDays)
    await runBatch(engine, batches.logRetention, () => retainLogs(engine, key))
  })
}

/** Tells the administrators that the trail is not as it was (SYS_CHAIN_BROKEN), once for each place. */
export async function tellBrokenChain(engine: Engine, { auditNo }: Verification): Promise<void> {
  await inTransaction(engine, asSystem('감사로그 검증'), async (context) => {
    await tell(context, 'SYS_CHAIN_BROKEN', {
      to: await administrators(context),
      variables: {
        title: `감사로그 ${auditNo ?? ''}`,
        cont: '감사로그가 기록된 뒤에 바뀌었습니다.',
        actUserNm: context.session.userNm,
      },
      linkUrl: '/manage/log/auditLog',
      once: String(auditNo),
    })
  })
}
