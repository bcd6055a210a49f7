import { RightOutlined } from '@ant-design/icons'
import type { Query } from '../../../../core/shared/resource.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { workOrderRecords } from '../../record-pages.rule.ts'
import { vendorOrderTexts } from '../../work-order/vendor-order-page.texts.ts'
import { workOrder } from '../../work-order/work-order.resource.ts'
import { FoldedList, WaitingBlock } from './WaitingBlock.tsx'

const askedQuery: Query<typeof workOrder> = {
  state: ['draft', 'requested', 'returned', 'accepted', 'assessing'],
  vendorRqstYn: 'Y',
  limit: 50,
}

/** The company's own requests until their work goes on; nothing while there is none. */
export function AskedOrders() {
  const say = useTexts(vendorOrderTexts)
  const tab = useTab()
  const { rows } = useList(workOrder, askedQuery)
  if (rows.length === 0) return null
  return (
    <WaitingBlock title={say('asked')} count={rows.length}>
      <FoldedList className="permit-todo" rows={rows}>
        {(order) => (
          <li key={order.wkodNo}>
            <button
              type="button"
              onClick={() => tab.open(addressOf(workOrderRecords.workOrder, order.wkodNo))}
            >
              <StateTag resource={workOrder} state={order.state} />
              <span>
                <strong>{order.wkodNm}</strong>
                <em>{[order.wkodCd, order.mgrUserNm].filter(Boolean).join(' · ')}</em>
              </span>
              <RightOutlined aria-hidden />
            </button>
          </li>
        )}
      </FoldedList>
    </WaitingBlock>
  )
}
