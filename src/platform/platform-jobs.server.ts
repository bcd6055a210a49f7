import { purgeIdempotency } from '../core/server/entity/idempotency.ts'
import { approvalClock, approvalClockMs } from './approval/approval-clock.server.ts'
import { filePurge, purgeOrphans } from './attachment/attachment-purge.ts'
import { feedMs, purgeFeeds, readFeeds } from './feed/feed.server.ts'
import { logJobs } from './log/log-jobs.server.ts'
import type { Job } from './module.server.ts'
import { noticeClock, noticeClockMs } from './notice/notice.server.ts'
import { accountClock, accountClockMs } from './notification/account-clock.server.ts'
import { mailWorkerMs, sendMails } from './notification/mail-worker.server.ts'
import { accountPlaceClock, accountPlaceClockMs } from './people/account-place.server.ts'
import { breachClock, breachClockMs } from './privacy/privacy-breach.server.ts'
import { purgeClock, purgeClockMs } from './privacy/purge-clock.server.ts'
import { accountStateClock, accountStateClockMs } from './user/account-clock.server.ts'

const hour = 3_600_000

/** The platform's jobs by the clock, for every module. */
export const platformJobs: readonly Job[] = [
  {
    everyMs: approvalClockMs,
    batch: {
      batchCd: 'APPR_CLOCK',
      name: ['결재 기한 점검', 'Approval clock', '审批期限检查', 'Reloj de aprobaciones'],
      records: 'work',
    },
    async run(engine) {
      const { reminded, escalated } = await approvalClock(engine)
      return reminded + escalated
    },
  },
  {
    everyMs: accountStateClockMs,
    batch: {
      batchCd: 'ACCOUNT_STATE',
      name: ['계정 상태 점검', 'Account states', '账户状态检查', 'Estado de cuentas'],
      records: 'work',
    },
    async run(engine) {
      const { stopped, dormant, opened } = await accountStateClock(engine)
      return stopped + dormant + opened
    },
  },
  {
    everyMs: accountPlaceClockMs,
    batch: {
      batchCd: 'ACCOUNT_PLACE',
      name: [
        '인사배치 반영',
        'Assignments taking effect',
        '人员调配生效',
        'Entrada en vigor de asignaciones',
      ],
      records: 'work',
    },
    run: accountPlaceClock,
  },
  {
    everyMs: noticeClockMs,
    batch: {
      batchCd: 'NOTICE_CLOCK',
      name: [
        '공지 게시·종료',
        'Notices posted and ended',
        '公告发布与结束',
        'Publicación y cierre de avisos',
      ],
      records: 'work',
    },
    run: (engine) => noticeClock(engine),
  },
  {
    everyMs: accountClockMs,
    batch: {
      batchCd: 'ACCOUNT_NOTICE',
      name: ['계정 예고 알림', 'Account notices', '账户预告通知', 'Avisos de cuentas'],
      records: 'work',
    },
    run: (engine) => accountClock(engine),
  },
  {
    everyMs: breachClockMs,
    batch: {
      batchCd: 'PRIVACY_CLOCK',
      name: ['개인정보 유출 기한 점검', 'Breach deadlines', '个人信息泄露期限检查', 'Plazos de brechas'],
      records: 'work',
    },
    run: (engine) => breachClock(engine),
  },
  {
    everyMs: purgeClockMs,
    batch: {
      batchCd: 'PURGE_CLOCK',
      name: ['개인정보 파기 목록 작성', 'Erasure lists', '个人信息销毁清单编制', 'Listas de supresión'],
      records: 'work',
    },
    run: (engine) => purgeClock(engine),
  },
  {
    everyMs: mailWorkerMs,
    batch: {
      batchCd: 'MAIL_SEND',
      name: ['메일·SMS 발송', 'Mail and SMS sending', '邮件·短信发送', 'Envío de correo y SMS'],
      records: 'failures',
    },
    run: (engine, { settings }) => sendMails(engine, settings),
  },
  {
    everyMs: hour,
    batch: filePurge,
    run: async (engine, { store }) => (await purgeOrphans(engine, store)).files,
  },
  { everyMs: hour, run: (engine) => purgeIdempotency(engine) },
  // Each file that is read is a run of its own batch.
  {
    everyMs: feedMs,
    run: async (engine, { settings: { feedDir }, feeds }) =>
      feedDir ? readFeeds(engine, feedDir, feeds) : 0,
  },
  {
    everyMs: feedMs,
    batch: {
      batchCd: 'FEED_PURGE',
      name: ['연동 파일 삭제', 'Removal of feed files', '接口文件删除', 'Borrado de archivos de interfaz'],
      records: 'work',
    },
    run: async (engine, { settings: { feedDir } }) => (feedDir ? purgeFeeds(engine, feedDir) : 0),
  },
  ...logJobs,
]
