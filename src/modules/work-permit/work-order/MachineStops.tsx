import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { machineTexts } from './machine-stop.texts.ts'
import type { OrderMachine } from '../permit/machine-stop.rule.ts'
import { workOrder, type WorkOrder } from './work-order.resource.ts'

/** The warning on the page of an order; nothing is asked where it names no machine. */
export function MachineOfOrder({ order: { wkodNo, facilityNo } }: { order: WorkOrder }) {
  const { data } = useQuery({
    queryKey: [workOrder.name, 'machine', wkodNo],
    enabled: facilityNo !== null,
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: OrderMachine | null }>(`${workOrder.path}/${wkodNo}/machine`, undefined, {
          signal,
        })
      ).data,
  })
  return <MachineStops machine={data} />
}

/**
 * A warning that the machine of a work is stopped. Repairing needs a permit, so it stops no work; whoever asks for and
 * starts one knows that the machine must not run.
 */
export function MachineStops({ machine }: { machine: OrderMachine | null | undefined }) {
  const say = useTexts(machineTexts)
  if (!machine || machine.stops.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={say('stopped', { machine: `${machine.facilityCd} ${machine.facilityNm}` })}
      description={
        <ul>
          {machine.stops.map(({ code, reason, since }) => (
            <li key={code}>{`${reason} (${showMoment(since)} · ${code})`}</li>
          ))}
        </ul>
      }
    />
  )
}
