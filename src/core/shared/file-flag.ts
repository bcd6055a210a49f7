import type { FileGroup } from './resource.ts'

/**
 * The flag that files of a group are kept under: 'image' for the first group of pictures only, '' for the first other one
 * (specification section 3), the group's name for any further and for signatures.
 */
export function flagOf(groups: Readonly<Record<string, FileGroup>>, name: string): string {
  const names = Object.keys(groups).filter((each) => !groups[each]?.drawn)
  if (name === names.find((each) => groups[each]?.imageOnly)) return 'image'
  return name === names.find((each) => !groups[each]?.imageOnly) ? '' : name
}
