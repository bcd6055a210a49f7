import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { workPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'

/** Pictures of the place and of what is posted there, and papers. */
export function PhotosBlock({ permitNo, editable }: { permitNo: number; editable: boolean }) {
  return (
    <PermitSection name="photos" title="사진·첨부">
      <Attachments resource={workPermit} name="photo" taskKey={permitNo} editable={editable} />
      <Attachments resource={workPermit} name="document" taskKey={permitNo} editable={editable} />
    </PermitSection>
  )
}
