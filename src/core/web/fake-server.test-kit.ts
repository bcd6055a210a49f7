import { vi } from 'vitest'
import type { ErrorBody, MenuNode, UserInfo } from '../shared/session.ts'
import { homeMenu } from './pages.ts'

type Handler = (request: { headers: Headers; body: unknown; url: URL }) => Response | Promise<Response>
export const answer = (data: unknown): Response => Response.json({ data })
export function refusal(status: number, errorCode: string, message = errorCode): Response {
  const body: ErrorBody = {
    errorCode,
    timestamp: '2026-11-20T09:00:00+09:00',
    message,
    cause: null,
    causeDetail: null,
    url: '/',
    queryString: '',
    returnCode: status,
    logNo: null,
    fields: [],
    reasons: [],
  }
  return Response.json(body, { status })
}

/**
 * Answers the calls of the browser in place of a server; `calls` lists them as 'METHOD /path'. It stands until
 * the next one: what a page that is gone still asks is answered as its test wants, not by the test runner.
 */
export function fakeServer(handlers: Record<string, Handler>): {
  calls: string[]
  on: (name: string, handler: Handler) => void
} {
  const calls: string[] = []
  const known: Record<string, Handler> = {
    'GET /api/live': () =>
      new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    'GET /api/auth/valid': () => answer(true),
    'PUT /api/manage/userpref': () => answer(true),
    ...handlers,
  }
  vi.stubGlobal('fetch', async (input: URL | string, options: RequestInit = {}) => {
    const url = new URL(input, location.origin)
    const name = `${options.method ?? 'GET'} ${url.pathname}`
    calls.push(name)
    const handler = known[name]
    const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : options.body
    return handler
      ? handler({ headers: new Headers(options.headers), body, url })
      : refusal(404, 'NOT_FOUND', name)
  })
  return { calls, on: (name, handler) => void (known[name] = handler) }
}

export const fakeUser = (changes: Partial<UserInfo> = {}): UserInfo => ({
  userId: 'safety01',
  userNm: '안전담당01',
  userKindCd: 'EMP',
  portalCd: 'MAIN',
  plantCd: '1000',
  plantNm: '여수공장',
  deptCd: 'D110',
  deptNm: '안전팀',
  vendorCd: null,
  vendorNm: null,
  vendor: null,
  depts: [],
  userAuthGrps: [],
  deptAuthGrp: { plantAccessYn: 'N', deptAccessYn: 'Y' },
  duties: [],
  roles: ['SAF_MGR'],
  name: '안전담당01',
  avatar: null,
  introduction: null,
  langCd: 'kr',
  sizeCd: 'medium',
  homeUrl: null,
  pageSize: 20,
  mustChgYn: 'N',
  ...changes,
})

/** A tree of one level-1 menu with its pages, as `/menus` answers it. */
export function fakeMenu(name: string, path: string, pages: readonly string[]): MenuNode {
  const base = { ...homeMenu, menuNmEn: null, menuNmZh: null, menuNmEs: null }
  return {
    ...base,
    menuId: path,
    menuNm: name,
    frontEndUrl: path,
    routePath: `/${path}`,
    children: pages.map((page, index) => ({
      ...base,
      menuId: `${path}/${page}`,
      menuNm: page,
      upMenuId: path,
      menuLvl: 2,
      frontEndUrl: `${path}/${page}`,
      routePath: `/${path}/${page}`,
      sortOrder: String(index + 1),
    })),
  }
}
