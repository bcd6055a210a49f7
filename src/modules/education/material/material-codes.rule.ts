/** EDU_MATERIAL_TYPE */
export const materialTypes = {
  document: 'document',
  picture: 'picture',
  video: 'video',
  scorm: 'scorm',
} as const
/** What a file of each kind of material ends with. */
export const extensionsOf: Readonly<Record<string, readonly string[]>> = {
  document: ['pdf'],
  picture: ['jpg', 'jpeg', 'png', 'webp'],
  video: ['mp4', 'm4v', 'webm'],
  scorm: ['zip'],
}
export const contentGroup = 'content'
