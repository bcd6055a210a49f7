import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import type { Detail } from '../../../../core/shared/resource.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import { safConst } from '../saf-const.resource.ts'
import { useConstructionView } from './construction-queries.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { constructionTexts } from './construction-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

/** The duties of the law: which there are, why, and the paper of each that there is. */
export function DutyList({ detail }: { detail: Detail<typeof safConst> }) {
  const say = useTexts(constructionTexts)
  const tab = useTab()
  const { data } = detail
  const view = useConstructionView(data.constNo, data.updateDt)
  const editable = tab.canWrite && data.state !== 'completed' && data.state !== 'terminated'
  if (!view) return null
  const needed = view.duties.filter((duty) => duty.needed)
  return (
    <PermitSection name="duties" title={say('duties', { count: needed.length })}>
      {needed.length > 0 && (
        <ul className="construction-duties">
          {needed.map(({ duty, label, proven, explanation }) => (
            <li key={duty} className={proven ? 'is-proven' : 'is-missing'}>
              <div>
                {proven ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
                <strong>{said(label)}</strong>
                <span>{proven ? say('proven') : say('unproven')}</span>
                <Explain {...explanation} />
              </div>
              <Attachments resource={safConst} name={duty} taskKey={data.constNo} editable={editable} />
            </li>
          ))}
        </ul>
      )}
      <p className="construction-none">
        {say('appliesNotList')}
        {view.duties
          .filter((duty) => !duty.needed)
          .map(({ duty, label, explanation }) => (
            <span key={duty}>
              {said(label)}
              <Explain {...explanation} />
            </span>
          ))}
      </p>
    </PermitSection>
  )
}
