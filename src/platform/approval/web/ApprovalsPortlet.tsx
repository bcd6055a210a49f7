import { RowsLink } from '../../../core/web/chart/ChartFrame.tsx'
import { LinkTile, Tiles } from '../../../core/web/list/Tile.tsx'
import { boxAddress, useBoxCounts } from './approval-calls.ts'
import './approval.css'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const shown = ['wait', 'progress', 'rejected'] as const

/** 결재 on the first page: each number opens the box that it counts. */
export function ApprovalsPortlet() {
  const text = useTexts(approvalTexts)
  const { data: counts } = useBoxCounts()
  if (!counts) return <div className="home-portlet-room" />
  const isEmpty = shown.every((box) => counts[box] === 0)
  return (
    <section aria-label={text('portlet')}>
      <h2 className="portlet-head">
        {text('portlet')}
        {isEmpty && <RowsLink to={boxAddress('wait') ?? '/'}>{text('boxes')}</RowsLink>}
      </h2>
      {isEmpty ? (
        <p className="portlet-none">{text('nothingWaits')}</p>
      ) : (
        <Tiles wrap label={text('portlet')}>
          {shown.map((box) => (
            <LinkTile
              key={box}
              label={text(`box.${box}`)}
              count={counts[box]}
              tone={box === 'progress' ? 'plain' : 'alarm'}
              to={boxAddress(box) ?? '/'}
            />
          ))}
        </Tiles>
      )}
    </section>
  )
}
