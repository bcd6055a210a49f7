import path from 'node:path'
import { z } from 'zod'
import { parseDataKeys } from '../entity/sealed.ts'
import { StartupRefusal } from './startup-refusal.ts'
import { keptSecret } from './token-secret.ts'

/** One setting of the environment: how it is checked and how README explains it. */
interface SettingDefinition {
  check: z.ZodType
  /** As README shows it: a value, or in words how the default comes about. */
  default: string
  /** Purpose of the setting, for the operator. */
  explanation: string
  /** Allowed values; the second half of the error line. */
  expected: string
}

const port = z.coerce.number().int().min(1).max(65_535)
const yesNo = z.enum(['yes', 'no']).transform((value) => value === 'yes')
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })

/** Every setting there is. The order is the order in README. */
export const settingDefinitions = {
  PORT: {
    check: port,
    default: '3000',
    explanation: '포털이 열리는 포트',
    expected: '1–65535 사이의 정수로 적으세요',
  },
  HOST: {
    check: z.string(),
    default: '127.0.0.1',
    explanation: '포털이 듣는 주소. 다른 컴퓨터에서도 접속하게 하려면(서버, 컨테이너) 0.0.0.0',
    expected: 'IP 주소 또는 호스트 이름으로 적으세요',
  },
  PUBLIC_URL: {
    check: httpUrl,
    default: 'http://localhost:PORT',
    explanation: '사용자가 브라우저에 적는 주소. 허가서의 QR 코드와 메일의 링크에 들어갑니다',
    expected: 'https://portal.example.com 처럼 http(s) 주소로 적으세요',
  },
  DATABASE_URL: {
    check: postgresUrl,
    default: '(없음: 내장 PostgreSQL)',
    explanation: '사용할 PostgreSQL(15 이상, UTF-8). 지정하면 내장 PostgreSQL을 시작하지 않습니다',
    expected: 'postgres://사용자:암호@호스트:5432/데이터베이스 모양으로 적으세요',
  },
  DATABASE_OWNER_URL: {
    check: postgresUrl,
    default: '(없음: DATABASE_URL의 역할이 테이블을 소유합니다)',
    explanation:
      '테이블을 소유하는 역할의 주소. 지정하면 마이그레이션과 기초 자료는 이 역할로 하고, DATABASE_URL의 역할에는 호출에 필요한 권한만 줍니다(감사·접속기록은 추가와 조회만). 내장 PostgreSQL은 스스로 두 역할을 씁니다',
    expected: 'postgres://사용자:암호@호스트:5432/데이터베이스 모양으로 적으세요',
  },
  DATABASE_DIRECT_URL: {
    check: postgresUrl,
    default: '(없음: DATABASE_URL로 모두 연결합니다)',
    explanation:
      'DATABASE_URL이 pgbouncer(transaction 방식)일 때 PostgreSQL에 바로 연결하는 주소. LISTEN, 마이그레이션, 잠금은 이 주소를 쓰고, pgbouncer로는 이름 붙인 문장을 보내지 않습니다(docs/scaling.md)',
    expected: 'postgres://사용자:암호@호스트:5432/데이터베이스 모양으로 적으세요',
  },
  DATABASE_REPLICA_URL: {
    check: postgresUrl,
    default: '(없음: 모두 DATABASE_URL에서 읽습니다)',
    explanation:
      '목록과 엑셀 다운로드를 읽을 스트리밍 복제본. 방금 저장한 사람과 방금 바뀐 목록은 원본에서 읽습니다(docs/scaling.md)',
    expected: 'postgres://사용자:암호@호스트:5432/데이터베이스 모양으로 적으세요',
  },
  DATA_DIR: {
    check: z.string(),
    default: './data',
    explanation:
      '내장 데이터베이스, 첨부 파일, 서명 키를 두는 폴더. root로 실행하고 PostgreSQL이 들어갈 수 없는 폴더이면 데이터베이스만 /var/lib/she-portal에 두고 그 위치를 database.location에 적습니다',
    expected: '폴더 경로로 적으세요',
  },
  FILE_DIR: {
    check: z.string(),
    default: 'DATA_DIR/files',
    explanation: '첨부 파일을 두는 폴더',
    expected: '폴더 경로로 적으세요',
  },
  DATABASE_PORT: {
    check: port,
    default: '15432',
    explanation: '내장 PostgreSQL의 포트(127.0.0.1에서만 듣습니다). 32768보다 작은 값을 권합니다',
    expected: '1–65535 사이의 정수로 적으세요',
  },
  WORKERS: {
    check: z.coerce.number().int().min(1).max(64),
    default: '1',
    explanation:
      '요청을 나누어 받는 프로세스의 수. 코어가 여럿이면 코어 수까지 늘릴 수 있습니다(docs/scaling.md)',
    expected: '1–64 사이의 정수로 적으세요',
  },
  SEED_DEMO: {
    check: yesNo,
    default: '내장 PostgreSQL이면 yes, DATABASE_URL이면 no',
    explanation: '첫 실행 때 시연용 자료를 넣을지 여부',
    expected: 'yes 또는 no로 적으세요',
  },
  TOKEN_SECRET: {
    check: z.string().min(32),
    default: '처음에 무작위로 만들어 DATA_DIR/token-secret에 보관',
    explanation: '로그인 토큰의 서명 키. 서버가 여러 대면 모두 같은 값으로 지정하세요',
    expected: '32자 이상으로 적으세요',
  },
  DATA_KEYS: {
    check: z.string().refine((text) => parseDataKeys(text) !== undefined),
    default: '시연용이면 처음에 무작위로 만들어 DATA_DIR/data-keys에 보관, 아니면 반드시 지정',
    explanation:
      '건강정보를 암호화하는 키. 이름:키(base64 32바이트)를 쉼표로 구분해 새 키부터 적습니다. 앞에 새 키를 더하고 npm run reseal을 실행하면 저장된 값이 새 키로 바뀝니다. 지난 키는 감사로그를 읽는 데 필요하므로 뒤에 남겨 둡니다. 백업에는 들어가지 않으니 따로 보관하세요',
    expected: '이름:키(base64 32바이트)를 쉼표로 구분해 적으세요',
  },
  ACCESS_MINUTES: {
    check: z.coerce.number().positive().max(1_440),
    default: '30',
    explanation: '접근 토큰의 유효 시간(분)',
    expected: '0보다 크고 1440 이하인 수로 적으세요',
  },
  TRUST_PROXY: {
    check: z.string().regex(/^[0-9a-z.:/, ]+$/i),
    default: '(없음)',
    explanation: '앞에 둔 프록시의 주소(쉼표로 구분, CIDR 가능). 그 프록시가 알려 준 접속자 주소만 믿습니다',
    expected: '10.0.0.1, 192.168.0.0/16 처럼 주소를 쉼표로 구분해 적으세요',
  },
  SSO_URL: {
    check: httpUrl,
    default: '(없음: 포털의 로그인 화면만 씁니다)',
    explanation:
      '회사 통합인증(SSO)의 주소. 로그인 화면에 단추가 생기고, 통합인증은 함께 받은 state를 토큰과 같이 PUBLIC_URL/auth-redirect의 # 뒤에 돌려줍니다. 지정하지 않으면 /auth-redirect는 아무 토큰도 받지 않습니다',
    expected: 'https://sso.example.com/login 처럼 http(s) 주소로 적으세요',
  },
  SMTP_URL: {
    check: z.url({ protocol: /^smtps?$/ }),
    default: '(없음: 메일은 대기로 남습니다)',
    explanation: '알림 메일을 보내는 메일 서버. smtps는 처음부터, smtp는 서버가 할 수 있으면 암호화합니다',
    expected: 'smtp://사용자:암호@호스트:587 모양으로 적으세요',
  },
  MAIL_FROM: {
    check: z.string().regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/),
    default: 'no-reply@(PUBLIC_URL의 호스트)',
    explanation: '알림 메일의 보낸 사람',
    expected: 'portal@example.com 또는 포털 <portal@example.com> 모양으로 적으세요',
  },
  SMS_URL: {
    check: httpUrl,
    default: '(없음: SMS는 대기로 남습니다)',
    explanation:
      '긴급 알림 SMS를 넘길 회사 게이트웨이의 주소. {to, subject, text}를 JSON으로 POST하고 2xx 답을 받으면 보낸 것으로 봅니다. SMS_TOKEN과 함께 지정합니다',
    expected: 'https://sms.example.com/messages 처럼 http(s) 주소로 적으세요',
  },
  SMS_TOKEN: {
    check: z
      .string()
      .min(8)
      .regex(/^[!-~]+$/),
    default: '(없음)',
    explanation: 'SMS_URL에 Authorization: Bearer로 보내는 값',
    expected: '공백 없는 영문자와 기호로 8자 이상 적으세요',
  },
  FEED_DIR: {
    check: z.string(),
    default: '(없음: 인사연동을 하지 않습니다)',
    explanation:
      '인사시스템이 departments.csv, users.csv를 두는 폴더. 한 시간마다 읽어 엑셀 업로드와 같은 규칙으로 적용하고, 읽은 파일과 오류 행은 그 안의 done 폴더에 90일(환경값 LOG_FEED_DAYS) 동안 남깁니다',
    expected: '폴더 경로로 적으세요',
  },
  METRICS_TOKEN: {
    check: z.string().min(16),
    default: '(없음: 이 컴퓨터에서만 읽을 수 있습니다)',
    explanation: '/metrics(Prometheus)를 읽는 프로그램이 Authorization: Bearer로 보내는 값',
    expected: '16자 이상으로 적으세요',
  },
  LOG_LEVEL: {
    check: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'warn',
    explanation: '로그의 자세함. info면 요청마다 한 줄씩 남습니다',
    expected: 'fatal, error, warn, info, debug, trace, silent 가운데 하나로 적으세요',
  },
} satisfies Record<string, SettingDefinition>

type SettingName = keyof typeof settingDefinitions
type Checked = { [Name in SettingName]?: z.output<(typeof settingDefinitions)[Name]['check']> }

export interface Settings {
  port: number
  host: string
  /** Without a slash at its end. */
  publicUrl: string
  /** undefined: the portal runs its own PostgreSQL. */
  databaseUrl: string | undefined
  /** Past the pooler that databaseUrl names; undefined: there is none. */
  databaseDirectUrl: string | undefined
  /** Of the role that owns the tables; undefined: that of databaseUrl does. */
  databaseOwnerUrl: string | undefined
  /** undefined: there is no replica. */
  databaseReplicaUrl: string | undefined
  /** Absolute path. */
  dataDir: string
  /** Absolute path. */
  fileDir: string
  databasePort: number
  /** Processes that answer; 1: the first process answers itself. */
  workers: number
  seedDemo: boolean
  tokenSecret: string
  /** Keys from the environment; undefined: those of the data folder (data-keys.ts). */
  dataKeys: string | undefined
  accessMinutes: number
  /** As Fastify takes it: false, or the addresses of the proxies. */
  trustProxy: false | string[]
  /** Address to which the sign-in page leads; undefined: /auth-redirect takes no tokens. */
  ssoUrl: string | undefined
  /** undefined: no mail leaves. */
  smtpUrl: string | undefined
  mailFrom: string
  /** undefined: no text message leaves. */
  smsGateway: { url: string; token: string } | undefined
  /** Absolute path; undefined: no feeds are read. */
  feedDir: string | undefined
  /** undefined: /metrics answers this machine only. */
  metricsToken: string | undefined
  logLevel: z.output<(typeof settingDefinitions)['LOG_LEVEL']['check']>
}

/**
 * Reads and checks all settings; the only place that looks at the environment. An empty value counts as not
 * set. Without TOKEN_SECRET it keeps one in DATA_DIR.
 * @throws StartupRefusal one Korean line per bad setting
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = check(environment)
  const portNumber = given.PORT ?? 3000
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${portNumber}`
  const dataDir = path.resolve(given.DATA_DIR ?? 'data')
  return {
    port: portNumber,
    host: given.HOST ?? '127.0.0.1',
    publicUrl,
    databaseUrl: given.DATABASE_URL,
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    databaseOwnerUrl: given.DATABASE_OWNER_URL,
    databaseReplicaUrl: given.DATABASE_REPLICA_URL,
    dataDir,
    fileDir: given.FILE_DIR ? path.resolve(given.FILE_DIR) : path.join(dataDir, 'files'),
    databasePort: given.DATABASE_PORT ?? 15_432,
    workers: given.WORKERS ?? 1,
    seedDemo: given.SEED_DEMO ?? given.DATABASE_URL === undefined,
    tokenSecret: given.TOKEN_SECRET ?? keptSecret(dataDir),
    dataKeys: given.DATA_KEYS,
    accessMinutes: given.ACCESS_MINUTES ?? 30,
    trustProxy: given.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    ssoUrl: given.SSO_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    smsGateway: given.SMS_URL && given.SMS_TOKEN ? { url: given.SMS_URL, token: given.SMS_TOKEN } : undefined,
    feedDir: given.FEED_DIR ? path.resolve(given.FEED_DIR) : undefined,
    metricsToken: given.METRICS_TOKEN,
    logLevel: given.LOG_LEVEL ?? 'warn',
  }
}

/**
 * For a data folder that is not filled yet: the restore brings the signing key, so none is made.
 * @throws StartupRefusal
 */
export const readSettingsWithoutKey = (environment: NodeJS.ProcessEnv = process.env): Settings =>
  readSettings({ ...environment, TOKEN_SECRET: environment['TOKEN_SECRET']?.trim() || '-'.repeat(32) })

/** The environment of a further process of the portal, with some settings given. */
export const environmentWith = (given: Partial<Record<SettingName, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...given,
})

function check(environment: NodeJS.ProcessEnv): Checked {
  const checked: Record<string, unknown> = {}
  const refusals: string[] = []
  for (const [name, definition] of Object.entries(settingDefinitions)) {
    const value = environment[name]?.trim()
    if (!value) continue
    const result = definition.check.safeParse(value)
    if (result.success) checked[name] = result.data
    // A secret or a password in an address must not reach the terminal.
    else
      refusals.push(
        `설정 ${name}의 값${isSecret(name) ? '' : ` '${value}'`}이(가) 잘못되었습니다. ${definition.expected}.`,
      )
  }
  if (
    (checked['SMS_URL'] === undefined) !== (checked['SMS_TOKEN'] === undefined) &&
    !refusals.some((line) => line.includes('SMS_'))
  )
    refusals.push('설정 SMS_URL과 SMS_TOKEN은 함께 지정하거나 함께 비워 두세요.')
  if (refusals.length > 0) throw new StartupRefusal(refusals.join('\n'))
  return checked
}

function isSecret(name: string): boolean {
  return (
    name === 'TOKEN_SECRET' ||
    name === 'DATA_KEYS' ||
    name.endsWith('_TOKEN') ||
    /^DATABASE_.*URL$/.test(name) ||
    name === 'SMTP_URL' ||
    name === 'SMS_URL'
  )
}

/** The table of settings for README. */
export function settingsTable(): string {
  const rows = Object.entries(settingDefinitions).map(
    ([name, { default: value, explanation }]) => `| \`${name}\` | ${value} | ${explanation} |`,
  )
  return ['| 설정 | 기본값 | 설명 |', '|---|---|---|', ...rows].join('\n')
}
