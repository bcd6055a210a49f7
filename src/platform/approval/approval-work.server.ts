import { mayUse } from '../../core/server/http/session.ts'
import type { WorkSource } from '../work/my-work.server.ts'
import type { BoxRow } from './approval-answers.rule.ts'
import { apprRqst } from './appr-rqst.resource.ts'
import { approvalBoxMenu, boxList } from './boxes.server.ts'
import { approvalWorkTexts } from './approval-work.texts.ts'

const mostItems = 100

/**
 * A person's waiting documents in the approval boxes: to sign, to look at afterwards, and own documents that
 * came back.
 */
export const approvalWork: WorkSource = {
  labels: Object.fromEntries(
    Object.entries(approvalWorkTexts).map(([box, text]) => [`approval-${box}`, text]),
  ),
  async find(context) {
    const { session } = context
    if (!mayUse(session, [approvalBoxMenu], 'write')) return []
    const rows = async (box: keyof typeof approvalWorkTexts) =>
      (await boxList(context, box, { limit: String(mostItems) })).data.map((row) => ({ box, row }))
    const [wait, after, rejected] = [await rows('wait'), await rows('after'), await rows('rejected')]
    const own = rejected.filter(({ row }) => row.draftUserId === session.userId)
    return [...wait, ...after, ...own].map(({ box, row }) => ({
      kind: `approval-${box}`,
      title: row.title,
      more: placeOf(row),
      dueDt: box === 'wait' ? row.dueDt : null,
      resource: apprRqst.name,
      key: row.apprRqstNo,
    }))
  },
}
const placeOf = ({ docNo, draftDeptNm, draftUserNm }: BoxRow): string =>
  [docNo, draftDeptNm, draftUserNm].filter(Boolean).join(' · ')
