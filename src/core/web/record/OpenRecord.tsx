import type { ReactNode } from 'react'
import type { AnyResource, Detail } from '../../shared/resource.ts'
import { useDetail } from '../data/hooks.ts'
import { Gate } from '../page/PageStates.tsx'
import { useTab } from '../TabHost.tsx'

/** The record that the address of the tab names (`?no=`), or why it cannot be shown. */
export function OpenRecord<R extends AnyResource>({
  resource,
  children,
}: {
  resource: R
  children: (detail: Detail<R>) => ReactNode
}) {
  const { params } = useTab()
  const { detail, error, loading, reload } = useDetail(resource, params.get('no') ?? undefined)
  return (
    <Gate data={detail} error={error} loading={loading} onRetry={reload}>
      {children}
    </Gate>
  )
}
