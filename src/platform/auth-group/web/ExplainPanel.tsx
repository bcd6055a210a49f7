import { Alert } from 'antd'
import { yes } from '../../../core/shared/session.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import type { Block, Explanation } from '../explain.rule.ts'
import { useExplanation } from './rights-queries.ts'
import { RightMarks, RuleLines } from './RuleLines.tsx'
import { rightsTexts } from './auth-group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const popupWidthPx = 760
const blockText = {
  account: 'blockAccount',
  otherPortal: 'blockOtherPortal',
  menuUnused: 'blockMenuUnused',
  parentUnused: 'blockParentUnused',
  noPage: 'blockNoPage',
} as const satisfies Record<Block, string>

/**
 * 왜 보이나/안 보이나: the answer for one person and one menu, and every rule that was looked at (admin section 10).
 */
export function ExplainPanel({ userId, menuId }: { userId: string; menuId: string }) {
  const { data, error, isPending, refetch } = useExplanation(userId, menuId)
  return (
    <Gate data={data} error={error} loading={isPending} onRetry={() => void refetch()}>
      {(explanation) => <Answer explanation={explanation} />}
    </Gate>
  )
}
function Answer({ explanation }: { explanation: Explanation }) {
  const text = useTexts(rightsTexts)
  const language = useLanguage()
  const { user, menu, pages, blocks, rules } = explanation
  const isSeen = yes(explanation.accessYn)
  return (
    <div className="rights-panel">
      <Alert
        type={isSeen ? 'success' : 'warning'}
        showIcon
        title={`${user.userNm} (${user.userId}) · ${menuName(menu, language)} (${menu.menuId}) · ${text(isSeen ? 'seen' : 'notSeen')}`}
        description={
          (isSeen || pages || blocks.length > 0) && (
            <>
              {pages && (
                <p className="rule-none">{text('branch', { seen: pages.seen, total: pages.total })}</p>
              )}
              {isSeen && !pages && (
                <p className="rule-none">
                  {text(yes(explanation.writeYn) ? 'mayWrite' : 'readOnly')}{' '}
                  <RightMarks rights={explanation} />
                </p>
              )}
              {blocks.map((block) => (
                <p key={block} className="rule-none">
                  {text(blockText[block])}
                </p>
              ))}
            </>
          )
        }
      />
      <RuleLines rules={rules} />
    </div>
  )
}

/** The same as a popup. */
export function ExplainPopup({
  userId,
  menuId,
  onClose,
}: {
  userId: string
  menuId: string
  onClose: () => void
}) {
  const text = useTexts(rightsTexts)
  return (
    <BasePopup open title={text('whyTitle')} onClose={onClose} widthPx={popupWidthPx}>
      <ExplainPanel userId={userId} menuId={menuId} />
    </BasePopup>
  )
}
