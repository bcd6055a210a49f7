import type { WorkPermit } from '../work-permit.resource.ts'

/** What comes first when the work stands still: nobody stays in the confined space. (산업안전보건법 제54조) */
export function comeOut({ entries }: Pick<WorkPermit, 'entries'>): string {
  const inside = entries.filter(({ outDt }) => outDt === null)
  if (inside.length === 0) return ''
  return `밀폐공간 안에 ${inside.length}명이 있습니다. 즉시 대피시키고 퇴장을 기록하세요.`
}
