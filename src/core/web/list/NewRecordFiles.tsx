import type { AnyResource } from '../../shared/resource.ts'
import { Block } from '../form/RecordForm.tsx'
import { useTexts } from '../text/define-texts.ts'
import { registerTexts } from '../text/register.texts.ts'
import { Attachments } from '../attach/Attachments.tsx'

/** The files that a new record begins with; its save sends them, and then they belong to it. */
export function NewRecordFiles({ resource, names }: { resource: AnyResource; names: readonly string[] }) {
  const say = useTexts(registerTexts)
  return (
    <Block title={say('attachments')}>
      <div className="span-all">
        {names.map((name) => (
          <Attachments key={name} resource={resource} name={name} editable />
        ))}
      </div>
    </Block>
  )
}
