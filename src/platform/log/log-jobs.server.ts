import { asSystem, inTransaction, type Engine } from '../../core/server/entity/context.ts'
import { monthAfter } from '../../core/shared/periods.ts'
import { dayOf } from '../../core/shared/dates.ts'
import { digestKey, sealAll, signMonth, type Verification } from './audit-chain.ts'
import { headClockMs, writeHead } from './audit-heads.ts'
import { sealLogs } from './log-chain.ts'
import { expireExcelFiles } from './excel-job.server.ts'
import { administrators, tell } from './notice-port.ts'
import type { Job } from '../module.server.ts'
import { retainLogs } from './retention.ts'
import { purgeJobs } from '../../core/server/runtime/queue.ts'
import { logSays } from './log-server.texts.ts'

const second = 1000
const hour = 3_600_000
/** Jobs of the queue that are done are kept so long, so that one sees what ran. */
const doneJobDays = 7

/** Several processes may run them at once: locks and conditions in the database keep them apart. */
export const logJobs: readonly Job[] = [
  {
    everyMs: second,
    batch: {
      batchCd: 'AUDIT_SEAL',
      name: ['감사로그 봉인', 'Audit log sealing', '审计日志封存', 'Sellado de auditoría'],
      records: 'failures',
    },
    run: (engine) => sealAll(engine),
  },
  {
    everyMs: 60 * second,
    batch: {
      batchCd: 'LOG_SEAL',
      name: ['접속·열람기록 봉인', 'Access log sealing', '访问日志封存', 'Sellado de accesos'],
      records: 'failures',
    },
    run: (engine) => sealLogs(engine),
  },
  {
    everyMs: headClockMs,
    run: (engine, { settings }) => writeHead(engine, digestKey(settings.tokenSecret), settings.dataDir),
  },
  {
    everyMs: 5 * second,
    batch: {
      batchCd: 'EXCEL_RUN',
      name: ['엑셀 파일 생성', 'Excel files', 'Excel文件生成', 'Archivos Excel'],
      records: 'failures',
    },
    run: (_engine, { excelJobs }) => excelJobs.run(),
  },
  {
    everyMs: hour,
    batch: {
      batchCd: 'AUDIT_DIGEST',
      name: ['감사로그 월 서명', 'Monthly audit digest', '审计日志月度签名', 'Firma mensual de auditoría'],
      records: 'work',
    },
    async run(engine, { settings }) {
      await sealAll(engine, true)
      const month = dayOf(engine.clock.now()).slice(0, 7)
      return signMonth(engine, digestKey(settings.tokenSecret), monthAfter(month, -1))
    },
  },
  {
    everyMs: hour,
    batch: {
      batchCd: 'EXCEL_EXPIRE',
      name: [
        '엑셀 파일 보관기간 정리',
        'Excel file expiry',
        'Excel文件保留期清理',
        'Caducidad de archivos Excel',
      ],
      records: 'work',
    },
    run: (engine) => expireExcelFiles(engine, asSystem('엑셀 파일 보관기간 경과')),
  },
  { everyMs: hour, run: (engine) => purgeJobs(engine, doneJobDays) },
  {
    everyMs: hour,
    batch: {
      batchCd: 'LOG_RETENTION',
      name: ['로그 보관기간 정리', 'Log retention', '日志保留期清理', 'Retención de registros'],
      records: 'all',
    },
    run: (engine, { settings }) => retainLogs(engine, digestKey(settings.tokenSecret)),
  },
]

/** Tells the administrators that the trail is not as it was (SYS_CHAIN_BROKEN), once for each place. */
export async function tellBrokenChain(engine: Engine, { auditNo }: Verification): Promise<void> {
  await inTransaction(engine, asSystem('감사로그 검증'), async (context) => {
    await tell(context, 'SYS_CHAIN_BROKEN', {
      to: await administrators(context),
      variables: {
        title: logSays.trail({ no: auditNo ?? '' }),
        cont: logSays.changed(),
        actUserNm: context.session.userNm,
      },
      linkUrl: '/manage/log/auditLog',
      once: String(auditNo),
    })
  })
}
