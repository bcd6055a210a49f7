import { addMinutes, showMoment } from '../../src/core/shared/dates.ts'
import type { Sql } from '../../src/core/server/database/database.ts'
import { filled, type Variables } from '../../src/platform/notification/template.rule.ts'
import { employees } from './organisation-facts.ts'
import { rowsOf } from '../../src/core/server/seed/tsv.ts'

/** Notifications of the demonstration (admin section 11). */
export const demoNotificationCount = 60
const readAfterMinutes = 8 * 60
const leastNotices = 4

interface Told {
  userId: string
  eventCd: string
  /** Moment, ISO. */
  createDt: string
  variables: Variables
  linkUrl: string | null
}

/** Notices about other things than permits: person, event, hours ago, values. */
const others: readonly (readonly [userId: string, eventCd: string, hours: number, variables: Variables])[] = [
  ['emp01', 'PW_EXPIRE', 20, { userNm: '부서원01', dueDt: '14일 뒤', dday: 'D-14' }],
  [
    'approver01',
    'MGT_DUTY_DUE',
    26,
    {
      title: '관리감독자 정기교육',
      cont: '하반기 16시간 중 4시간이 남았습니다.',
      dueDt: '이달 말일',
      dday: 'D-7',
      deptNm: '생산부',
    },
  ],
  [
    'saf01',
    'MGT_DUTY_DUE',
    26,
    {
      title: '산업안전보건위원회 4분기 회의',
      cont: '분기마다 열어야 합니다(산업안전보건법 제24조).',
      dueDt: '이달 말일',
      dday: 'D-7',
      deptNm: '안전팀',
    },
  ],
  [
    'saf01',
    'VND_DOC_EXPIRE',
    30,
    {
      title: '누리샘기계정비㈜ 고소작업대 조종 자격',
      cont: '자격 유효기간이 곧 끝납니다.',
      dueDt: '30일 뒤',
      dday: 'D-30',
      deptNm: '안전팀',
    },
  ],
  [
    'vnd01a',
    'VND_DOC_EXPIRE',
    30,
    {
      title: '고소작업대 조종 자격',
      cont: '자격 유효기간이 곧 끝납니다. 갱신한 자격증을 올려 주세요.',
      dueDt: '30일 뒤',
      dday: 'D-30',
      deptNm: '안전팀',
    },
  ],
  [
    'vnd01a',
    'VND_ENTER_RESULT',
    50,
    { title: '정기출입 12명', cont: '출입신청이 승인되었습니다.', actUserNm: '안전담당01' },
  ],
  [
    'vnd02a',
    'VND_WARN',
    52,
    {
      title: '안전대 미체결',
      cont: '고소작업 중 안전대를 걸지 않아 지적되었습니다. 3일 안에 개선 결과를 제출하세요.',
      actUserNm: '안전담당02',
    },
  ],
  [
    'env01',
    'ENV_MEAS_DUE',
    28,
    {
      title: '대기 배출구 #3 먼지',
      cont: '자가측정 예정일이 다가옵니다.',
      dueDt: '7일 뒤',
      dday: 'D-7',
      deptNm: '환경화학팀',
    },
  ],
  [
    'env01',
    'WST_STORE_DUE',
    6,
    {
      title: '폐유 보관기간',
      cont: '보관기간 90일이 곧 끝납니다.',
      dueDt: '7일 뒤',
      dday: 'D-7',
      deptNm: '환경화학팀',
    },
  ],
  [
    'env01',
    'ENV_LIMIT_OVER',
    75,
    {
      title: '폐수 방류구 COD',
      cont: '측정값 62 mg/L가 사내 관리기준 60 mg/L를 넘었습니다.',
      actUserNm: '환경담당01',
    },
  ],
  [
    'hq01',
    'MGT_LAW_CHANGED',
    96,
    {
      title: '산업안전보건기준에 관한 규칙',
      cont: '개정 내용을 확인하고 적용 여부를 판정하세요.',
      actUserNm: '시스템',
    },
  ],
  [
    'mgmt01',
    'MGT_KPI_MISSING',
    49,
    {
      title: '10월 안전보건 실적',
      cont: '2개 부서가 실적을 입력하지 않았습니다.',
      dueDt: '3일 전',
      dday: 'D+3',
      deptNm: '여수공장',
    },
  ],
  ['sys01', 'AUTH_CHANGED', 70, { authGrpNm: '시스템관리자', change: 'ON', actUserNm: '시스템' }],
]

/** A notice reaches everybody; so many of them are shown as make the number round. */
const notice = (userId: string, now: string): Told => ({
  userId,
  eventCd: 'MGT_NOTICE',
  createDt: addMinutes(now, -180),
  variables: {
    title: '동절기 화재예방 특별점검 안내',
    cont: '이달 마지막 주에 전 공정의 소화설비를 점검합니다.',
    actUserNm: 'SHE관리자01',
  },
  linkUrl: null,
})

/** Notices about the permits of the demonstration to the people concerned. */
async function ofPermits(sql: Sql, now: string): Promise<Told[]> {
  const rows = await sql.query<{
    eventCd: string
    eventDt: string
    permitNo: number
    permitCd: string
    permitNm: string
    placeTxt: string
    startDt: string
    endDt: string
    actUserNm: string | null
    reason: string | null
    requestUserId: string
    issuerUserId: string | null
  }>(
    `select e."eventCd", to_json(e."eventDt")#>>'{}' as "eventDt", p."permitNo", p."permitCd", p."permitNm", p."placeTxt",
       to_json(p."startDt")#>>'{}' as "startDt", to_json(coalesce(p."extEndDt", p."endDt"))#>>'{}' as "endDt", u."userNm" as "actUserNm",
       e."reasonTxt" as "reason", p."createUserId" as "requestUserId", p."issuerUserId"
     from "permitEvent" e join "workPermit" p using ("permitNo") left join "user" u on u."userId" = e."createUserId"
     where e."eventCd" in ('request', 'approve', 'reject', 'suspend', 'expire') and e."eventDt" <= $1 order by e."eventDt" desc, e."permitEventNo" desc`,
    [now],
  )
  const eventOf: Record<string, string> = {
    request: 'PTW_REQUESTED',
    approve: 'PTW_APPROVED',
    reject: 'PTW_REJECTED',
    suspend: 'PTW_SUSPENDED',
    expire: 'PTW_EXPIRED',
  }
  return rows.flatMap((row) => {
    const both = row.eventCd === 'suspend' || row.eventCd === 'expire' || row.eventCd === 'approve'
    const to =
      row.eventCd === 'request'
        ? [row.issuerUserId]
        : both
          ? [row.requestUserId, row.issuerUserId]
          : [row.requestUserId]
    return to.flatMap((userId) =>
      userId
        ? [
            {
              userId,
              eventCd: eventOf[row.eventCd]!,
              createDt: row.eventDt,
              variables: {
                ...row,
                startDt: showMoment(row.startDt),
                endDt: showMoment(row.endDt),
                actUserNm: row.actUserNm ?? '시스템',
              },
              linkUrl: `/constSafe/permit/permitDetail?no=${row.permitNo}`,
            },
          ]
        : [],
    )
  })
}

/** Sixty notifications; those of the last working day are still unread. */
export async function insertNotifications(sql: Sql, now: string): Promise<void> {
  if (await sql.maybe('select 1 from "noti" limit 1')) return
  const templates = new Map(
    rowsOf('noti-templates').flatMap((row) =>
      row['langCd'] === 'kr' ? [[row['eventCd'], row] as const] : [],
    ),
  )
  const modules = new Map(rowsOf('noti-events').map(({ eventCd, moduleCd }) => [eventCd, moduleCd]))
  const written = others.map(([userId, eventCd, hours, variables]): Told => ({
    userId,
    eventCd,
    createDt: addMinutes(now, -hours * 60),
    variables,
    linkUrl: null,
  }))
  const permits = (await ofPermits(sql, now)).slice(0, demoNotificationCount - leastNotices - written.length)
  const people = ['emp01', ...employees.map(([userId]) => userId).filter((userId) => userId !== 'emp01')]
  const notices = people
    .slice(0, demoNotificationCount - written.length - permits.length)
    .map((userId) => notice(userId, now))
  const rows = [...written, ...permits, ...notices]
    .toSorted((one, other) => Date.parse(one.createDt) - Date.parse(other.createDt))
    .map(({ userId, eventCd, createDt, variables, linkUrl }) => {
      const template = templates.get(eventCd)!
      const isRead = Date.parse(createDt) < Date.parse(addMinutes(now, -readAfterMinutes))
      return {
        userId,
        eventCd,
        moduleCd: modules.get(eventCd),
        title: filled(template['title']!, variables),
        body: filled(template['body']!, variables),
        linkUrl,
        createDt,
        readDt: isRead ? addMinutes(createDt, 30) : null,
        state: isRead ? 'read' : 'unread',
      }
    })
  await sql.query(
    `insert into "noti" ("userId", "eventCd", "moduleCd", "title", "body", "linkUrl", "createDt", "readDt", "state", "createUserId", "updateUserId")
     select r."userId", r."eventCd", r."moduleCd", r."title", r."body", r."linkUrl", r."createDt", r."readDt", r."state", 'system', 'system'
     from jsonb_to_recordset($1::jsonb) as r("userId" text, "eventCd" text, "moduleCd" text, "title" text, "body" text, "linkUrl" text,
       "createDt" timestamptz, "readDt" timestamptz, "state" text)`,
    [JSON.stringify(rows)],
  )
}
