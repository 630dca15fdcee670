/// Checks a post before any part of it is used.
package enum PostedForm {
  /// Returns the fields of a form that one of our own pages posted.
  ///
  /// - Parameters:
  ///   - limit: The size of all fields, in bytes.
  ///   - fieldLimit: The size of one field, in bytes.
  ///   - fileLimit: The size of a form with files, including its fields, in bytes.
  /// - Throws: The error to answer with. The token is compared last, so that an unreadable body and
  ///   a foreign one give different errors.
  package static func fields(
    of request: WebRequest, token: Secret, limit: Int, fieldLimit: Int = .max, fileLimit: Int = 0
  ) throws(RequestError) -> FormFields {
    guard RequestSource(request.headers).isOwnPage else { throw .forbidden }
    // A compressed body would be read as a form with other names.
    let codings = request.headers.values(of: "Content-Encoding")
    guard codings.allSatisfy({ ["", "identity"].contains($0.lowercased()) }) else {
      throw .unsupported
    }
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
