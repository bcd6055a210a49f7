import { useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { queryKeys } from '../../../../core/web/list/query-keys.ts'
import { workPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'

/** Pictures of the place and of what is posted there, and papers. */
export function PhotosBlock({ permitNo, editable }: { permitNo: number; editable: boolean }) {
  const client = useQueryClient()
  const count = useRef<number>(undefined)
  // A posted picture opens the way to the start: what is allowed has to be asked again.
  const counted = (next: number) => {
    if (count.current !== undefined && count.current !== next)
      void client.invalidateQueries({ queryKey: queryKeys.detail(workPermit, permitNo) })
    count.current = next
  }
  const { photo, document } = workPermit.files!
  return (
    <PermitSection name="photos" title="사진·첨부">
      {photo && <Attachments group={photo} taskClassNm={workPermit.name} taskKey={permitNo} editable={editable} onCount={counted} />}
      {document && <Attachments group={document} taskClassNm={workPermit.name} taskKey={permitNo} editable={editable} />}
    </PermitSection>
  )
}
