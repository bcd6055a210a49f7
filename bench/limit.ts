// The physical limit: node:http, named statements, JSON built by PostgreSQL; a signed token, a row filter by
// the user's plants, validation and one audit row per write. What any portal must do and nothing else. Not a
// product.
import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { promisify, parseArgs } from 'node:util'
import pg from 'pg'
import { plants } from './rows.ts'
import { benchUser } from './tables.ts'
import { demoPassword } from '../db/seed/seed.ts'

const { values: options } = parseArgs({ options: { url: { type: 'string' }, port: { type: 'string' } } })
const pool = new pg.Pool({ connectionString: options.url, max: 10, application_name: 'limit' })
const secret = randomBytes(32)

const listed =
  'w.id,w.permit_no,w.title,w.plant,w.status,w.work_type,w.risk_level,w.work_date,w.requester_name,w.location,w.worker_count,w.cost_amount'
const scope = 'w.plant = any($1::text[])'
const relations = `,json_build_object('id',d.id,'name',d.name) department,json_build_object('id',v.id,'name',v.name) vendor`
const joins = 'left join department d on d.id = w.department_id left join vendor v on v.id = w.vendor_id'
function page(where: string, values: number, related = false): string {
  return `select json_build_object('total', (select count(*) from work_permit w where ${where}), 'data', (select coalesce(json_agg(x), '[]') from (
    select ${listed}${related ? relations : ''} from work_permit w ${related ? joins : ''} where ${where}
    order by w.work_date desc, w.id desc limit $${values + 1} offset $${values + 2}) x))::text j`
}
const filtered = `${scope} and w.plant = $2 and w.status = $3 and w.work_date between $4 and $5`
const written = [
  'permit_no',
  'title',
  'description',
  'plant',
  'status',
  'work_type',
  'risk_level',
  'department_id',
  'vendor_id',
  'requester_name',
  'approver_name',
  'supervisor_name',
  'location',
  'equipment_no',
  'work_date',
  'start_time',
  'end_time',
  'worker_count',
  'gas_o2',
  'gas_lel',
  'cost_amount',
  'fire_watch',
  'remark',
]
const statements = {
  login: 'select to_json(u)::text j from app_user u where email = $1',
  list: page(filtered, 5),
  related: page(filtered, 5, true),
  search: page(`${scope} and w.title like $2`, 2),
  deep: page(scope, 1),
  one: `select row_to_json(x)::text j from (select w.*, row_to_json(d) department, row_to_json(v) vendor from work_permit w ${joins} where ${scope} and w.id = $2) x`,
  create: `with n as (insert into work_permit (${written.join(', ')}) values (${written.map((_, at) => `$${at + 2}`).join(', ')}) returning *),
    a as (insert into audit (user_id, action, row_id, after) select $1, 'create', id, to_jsonb(n) from n) select row_to_json(n)::text j from n`,
  update: `with o as (select * from work_permit w where ${scope} and id = $2 for update),
    n as (update work_permit w set status = $3, remark = $4, worker_count = $5 from o where w.id = o.id returning w.*),
    a as (insert into audit (user_id, action, row_id, before, after) select $6, 'update', n.id, to_jsonb(o), to_jsonb(n) from n, o) select row_to_json(n)::text j from n`,
}
const run = async (name: keyof typeof statements, values: unknown[]): Promise<string | undefined> =>
  ((await pool.query({ name, text: statements[name], values })).rows[0] as { j: string } | undefined)?.j

interface User {
  id: number
  plants: string[]
  exp: number
}
const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
function sign(user: User): string {
  const payload = Buffer.from(JSON.stringify(user)).toString('base64url')
  return `${payload}.${digest(payload)}`
}
/** Tokens whose signature was checked once. */
const seen = new Map<string, User>()
function userOf(request: IncomingMessage): User | undefined {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const [payload = '', signature = ''] = token.split('.')
  let user = seen.get(token)
  if (!user) {
    const right = Buffer.from(digest(payload))
    const given = Buffer.from(signature)
    if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined
    user = JSON.parse(Buffer.from(payload, 'base64url').toString()) as User
    if (seen.size < 1000) seen.set(token, user)
  }
  return user.exp > Date.now() ? user : undefined
}

const hashOf = async (password: string, salt: string) =>
  ((await promisify(scrypt)(password, salt, 32)) as Buffer).toString('hex')
async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
}
function send(response: ServerResponse, status: number, text = '{}'): void {
  const body = Buffer.from(text)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
}
function isValid(given: Record<string, unknown>, user: User): boolean {
  const isText = (value: unknown, max: number) =>
    typeof value === 'string' && value.length > 0 && value.length <= max
  return (
    isText(given['permit_no'], 40) &&
    isText(given['title'], 200) &&
    user.plants.includes(String(given['plant'])) &&
    /^\d{4}-\d\d-\d\d$/.test(String(given['work_date'])) &&
    Number(given['worker_count']) >= 1
  )
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', 'http://limit')
  if (url.pathname === '/login') {
    const { email, password } = await bodyOf(request)
    const found = JSON.parse((await run('login', [email])) ?? 'null') as {
      id: number
      salt: string
      hash: string
      plants: string[]
    } | null
    if ((await hashOf(String(password), found?.salt ?? '')) !== found?.hash) return send(response, 401)
    return send(
      response,
      200,
      JSON.stringify({ token: sign({ id: found.id, plants: found.plants, exp: Date.now() + 86_400_000 }) }),
    )
  }
  const user = userOf(request)
  if (!user) return send(response, 401)
  const id = /^\/work_permit\/(\d+)$/.exec(url.pathname)?.[1]
  if (id && request.method === 'GET') {
    const row = await run('one', [user.plants, id])
    return send(response, row ? 200 : 404, row)
  }
  if (id) {
    const given = await bodyOf(request)
    const row = await run('update', [
      user.plants,
      id,
      given['status'],
      given['remark'],
      given['worker_count'],
      user.id,
    ])
    return send(response, row ? 200 : 404, row)
  }
  if (request.method === 'POST') {
    const given = await bodyOf(request)
    if (!isValid(given, user)) return send(response, 400)
    return send(response, 201, await run('create', [user.id, ...written.map((name) => given[name])]))
  }
  const query = url.searchParams
  const window = [20, Number(query.get('offset') ?? 0)]
  if (query.has('term'))
    return send(response, 200, await run('search', [user.plants, `%${query.get('term')}%`, ...window]))
  if (!query.has('status')) return send(response, 200, await run('deep', [user.plants, ...window]))
  const filter = ['plant', 'status', 'from', 'to'].map((name) => query.get(name))
  send(response, 200, await run(query.has('rel') ? 'related' : 'list', [user.plants, ...filter, ...window]))
}

const salt = randomBytes(8).toString('hex')
await pool.query(
  'insert into app_user values (1, $1, $2, $3, $4) on conflict (id) do update set email = $1, salt = $2, hash = $3',
  [benchUser, salt, await hashOf(demoPassword, salt), plants.slice(0, 2)],
)
createServer((request, response) => {
  answer(request, response).catch((error: Error) =>
    send(response, 500, JSON.stringify({ error: error.message })),
  )
}).listen(Number(options.port), '127.0.0.1', () => process.send?.('ready'))
