import { defined } from '../../shared/defined.ts'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { z } from 'zod'
import { hasSeconds, maxLength, type Field, type FieldKind, type Fields } from '../../shared/field.ts'
import { fieldOf, fieldsSchema, resourceSchema, updateSchema } from '../../shared/input-check.ts'
import { countSteps } from '../../shared/limits.ts'
import { hasNaturalKey, type AnyResource, type FilterKind, type Transition } from '../../shared/resource.ts'
import type { Access } from './session.ts'

/**
 * The document at /api/docs, for those whom it concerns: it names every address and field. The checks themselves are the definitions'; these schemas only describe them.
 */
export async function installDocs(app: FastifyInstance, readers: Access): Promise<void> {
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  await app.register(swagger, {
    openapi: {
      info: {
        title: '협력업체 업무지원 API',
        version: '1',
        description:
          '모든 호출은 X-Authorization: Bearer {accessToken} 헤더로 인증합니다. 저장하는 호출에 X-Idempotency-Key(무작위 16~100자)를 보내면 24시간 안에 되풀이된 같은 요청은 한 번만 처리하고 처음과 같이 답합니다.',
      },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Authorization' } } },
      security: [{ token: [] }],
    },
    // The bodies are made when somebody asks for the document, not at every start.
    transform: ({ schema, url }) => ({ schema: schema ? described(schema) : { hide: true }, url }),
  })
  await app.register(async (docsApp) => {
    docsApp.addHook('onRoute', (route) => {
      // The page itself is empty without the document, which names every address and field.
      const access: Access = /\/(json|yaml)$/.test(route.url) ? readers : 'public'
      route.config = { ...route.config, access }
    })
    await docsApp.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      uiConfig: { requestInterceptor: asSignedIn as never },
    })
  })
}

/** Runs in the browser, on the page of the document: it asks as the person who is signed in there. */
function asSignedIn(request: { headers: Record<string, string> }): unknown {
  const page = globalThis as unknown as { document: { cookie: string } }
  const found = /(?:^|; )accessToken=([^;]+)/.exec(page.document.cookie)
  if (found) request.headers['X-Authorization'] = `Bearer ${decodeURIComponent(found[1]!)}`
  return request
}

type Lazy = FastifySchema & { lazyBody?: () => z.ZodType }
function described(schema: FastifySchema): FastifySchema {
  const { lazyBody, ...rest } = schema as Lazy
  if (!lazyBody) return rest
  const body = z.toJSONSchema(lazyBody(), {
    unrepresentable: 'any',
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const field = fieldOf(zodSchema)
      if (field) Object.assign(jsonSchema, shapeByKind[field.kind](field), { description: field.label })
    },
  })
  return { ...rest, body }
}

const text = { type: 'string' }
const words = (field: Field) => ({ type: 'string', minLength: field.min ?? 0, maxLength: maxLength(field) })
const amount = ({ min, max, decimals = 0 }: Field) => ({
  type: 'number',
  ...defined({ minimum: min, maximum: max, multipleOf: decimals === 0 ? 1 : undefined }),
})
const code = () => ({ type: 'string', maxLength: 50 })
const texts = () => ({ type: 'array', items: { type: 'string', maxLength: 200 } })
const shapeByKind = {
  text: words,
  textarea: words,
  number: amount,
  cost: amount,
  date: () => ({ type: 'string', format: 'date' }),
  month: () => ({ type: 'string', pattern: '^\\d{4}-\\d{2}$' }),
  year: () => ({ type: 'string', pattern: '^\\d{4}$' }),
  time: (field: Field) => ({
    type: 'string',
    pattern: hasSeconds(field) ? '^\\d{2}:\\d{2}(:\\d{2})?$' : '^\\d{2}:\\d{2}$',
  }),
  datetime: () => text,
  code,
  codes: texts,
  flag: () => ({ type: 'string', enum: ['Y', 'N'] }),
  tags: texts,
  user: code,
  department: code,
  process: () => ({ type: 'integer' }),
  ref: ({ textKey }: Field) => (textKey ? code() : { type: 'integer' }),
  link: (field: Field) => ({ type: 'string', maxLength: maxLength(field) }),
} satisfies Record<FieldKind, (field: Field) => object>
const keyParameter = (resource: AnyResource) => ({
  type: 'object',
  properties: { key: { type: hasNaturalKey(resource) ? 'string' : 'integer', description: resource.key } },
})
const base = (resource: AnyResource, summary: string): Lazy => ({
  tags: [resource.title],
  summary: `${resource.title} ${summary}`,
})
function listQuery(resource: AnyResource) {
  const properties: Record<string, object> = {
    page: { type: 'integer', description: '1부터; 목록 끝에서는 -1부터' },
    limit: { type: 'integer' },
    countTo: { type: 'integer', enum: countSteps, description: '건수를 세는 한도' },
    sort: text,
    direction: { enum: ['asc', 'desc'] },
    q: text,
  }
  const fields = resource.fields as Fields
  for (const [name, filter] of Object.entries(resource.search as Record<string, FilterKind>)) {
    const description = fields[name]?.label ?? '상태'
    if (filter === 'period' || filter === 'between')
      Object.assign(properties, {
        [`${name}.from`]: { ...text, description },
        [`${name}.to`]: { ...text, description },
      })
    else properties[name] = { ...text, description }
  }
  return { type: 'object', properties }
}

/** Descriptions of the derived routes. */
export const docs = {
  list: (resource: AnyResource): Lazy => ({ ...base(resource, '목록'), querystring: listQuery(resource) }),
  get: (resource: AnyResource): Lazy => ({ ...base(resource, '조회'), params: keyParameter(resource) }),
  check: (resource: AnyResource): Lazy => base(resource, '중복 확인'),
  history: (resource: AnyResource): Lazy => ({
    ...base(resource, '변경 이력'),
    params: keyParameter(resource),
  }),
  create: (resource: AnyResource): Lazy => ({
    ...base(resource, '등록'),
    lazyBody: () => resourceSchema(resource),
  }),
  update: (resource: AnyResource): Lazy => ({
    ...base(resource, '수정'),
    params: keyParameter(resource),
    lazyBody: () => updateSchema(resource),
  }),
  remove: (resource: AnyResource): Lazy => ({ ...base(resource, '삭제'), params: keyParameter(resource) }),
  multi: (resource: AnyResource): Lazy =>
    base(resource, '여러 건 등록·수정·삭제 (inserted, updated, deleted)'),
  excel: (resource: AnyResource, summary: string): Lazy => base(resource, `엑셀 ${summary}`),
  transition: (resource: AnyResource, action: string, transition: Transition<string>): Lazy => ({
    ...base(resource, `${transition.label} (${action})`),
    params: keyParameter(resource),
    lazyBody: () =>
      fieldsSchema(transition.input ?? {}, {
        reason: z.string().optional(),
        updateDt: z.string().optional(),
        ...defined({
          userPwdSHA: transition.signed ? z.string() : undefined,
          approval: transition.approval ? z.looseObject({}).optional() : undefined,
        }),
      }),
  }),
}
