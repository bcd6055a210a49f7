import { createDatabase } from '../core/server/database/database.ts'
import { startEmbeddedPostgres } from '../core/server/database/embedded-postgres.ts'
import { readSettings } from '../core/server/runtime/settings.ts'
import { digestKey, sealAll, verifyChain, type BreakReason } from '../platform/log/audit-chain.ts'
import { sealLogs } from '../platform/log/log-chain.ts'

// Computes the chain of the audit trail again and names the first row that is not as it was (admin R15). Ends
// with 1 when there is one.
const reasons: Record<BreakReason, string> = {
  changed: '행의 내용이 기록된 뒤에 바뀌었습니다',
  missing: '행이 지워졌습니다',
  link: '앞의 행과 이어지지 않습니다',
  digest: '서명된 월 요약과 다릅니다',
  accessLog: '접속기록 또는 개인정보 열람기록(loginHist, personalLog)이 기록된 그대로가 아닙니다',
  head: '데이터베이스 밖에 적어 둔 끝(audit-heads)과 다릅니다',
}
const settings = readSettings()
const own = settings.databaseUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDir: settings.dataDir, port: settings.databasePort })
const database = createDatabase(settings.databaseOwnerUrl ?? settings.databaseUrl ?? own!.url, { max: 2 })
await sealAll({ database }, true)
await sealLogs({ database })
const found = await verifyChain({ database }, digestKey(settings.tokenSecret), settings.dataDir)
const count = found.checked.toLocaleString('ko-KR')
process.stdout.write(
  found.ok
    ? `감사로그 ${count}건이 기록된 그대로입니다. (마지막 해시 ${found.headHash}, 서명 ${found.digests}개 확인, ${found.ms}ms)\n`
    : `감사로그가 바뀌었습니다. 첫 번째 번호: ${found.auditNo} (${reasons[found.reason!]}). 그 앞의 ${count}건은 그대로입니다.\n`,
)
if (found.unsealed > 0) process.stdout.write(`사슬에 없는 행: ${found.unsealed}건\n`)
await database.end()
// A server that another start is using stays up.
if (own && !own.adopted) await own.stop()
process.exitCode = found.ok ? 0 : 1
