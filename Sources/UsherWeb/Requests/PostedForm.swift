/// Checks a post before anything of it is believed.
package enum PostedForm {
  /// The fields of a form that was posted by one of our own pages.
  ///
  /// - Parameters:
  ///   - limit: How many bytes the fields may take.
  ///   - fieldLimit: How many bytes one field may take.
  ///   - fileLimit: How many bytes a form with files may take, its fields included.
  /// - Throws: what to answer instead; the token is compared last, so that a body that cannot be
  ///   read is told apart from one that is not ours.
  package static func fields(
    of request: WebRequest, token: Secret, limit: Int, fieldLimit: Int = .max, fileLimit: Int = 0
  ) throws(RequestError) -> FormFields {
    guard RequestSource(request.headers).isOwnPage else { throw .forbidden }
    let type = request.headers["Content-Type"] ?? ""
    let plainType = "application/x-www-form-urlencoded"
    let read: FormFields?
    if type != plainType, let boundary = FormFields.boundary(in: type) {
      guard request.body.count <= max(limit, fileLimit) else { throw .tooLarge }
      var limits = MultipartLimits()
      limits.textBytes = limit
      read = FormFields(multipart: request.body, boundary: boundary, limits: limits)
    } else {
      guard request.body.count <= limit else { throw .tooLarge }
      let isPlain =
        type == plainType
        || type.split(separator: ";").first?.lowercased().filter { $0 != " " } == plainType
      guard isPlain else { throw .unsupported }
      read = FormFields(urlEncoded: request.body)
    }
    guard let fields = read else { throw .malformed }
    guard fields.fields.allSatisfy({ $0.value.utf8.count <= fieldLimit }) else { throw .tooLarge }
    guard let sent = fields["token"], token.matches(sent) else { throw .forbidden }
    return fields
  }
}
