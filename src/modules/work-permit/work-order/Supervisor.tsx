import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useContracts } from './use-contracts.web.ts'
import { vendorOrderTexts } from './vendor-order-page.texts.ts'
import type { WorkOrderRow } from './work-order.resource.ts'

/** Who takes on what a company asked for, with his telephone. */
export function Supervisor({
  order,
}: {
  order: Pick<WorkOrderRow, 'state' | 'mgrUserNm'> & { contractNo?: number | null }
}) {
  const say = useTexts(vendorOrderTexts)
  const { data } = useContracts()
  const contract = data?.find(({ contractNo }) => contractNo === order.contractNo)
  if (!contract || !['draft', 'requested', 'returned'].includes(order.state)) return null
  const { mgrUserNm, mgrTel } = contract
  return (
    <p className="order-note">
      {say('waits', { name: mgrUserNm })} {mgrTel && <a href={`tel:${mgrTel}`}>{mgrTel}</a>}
    </p>
  )
}
